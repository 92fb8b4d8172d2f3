internal import Files
internal import Library
internal import Models

/// `vegyscan privacy`: what is kept, where, for how long, and what leaves the machine.
struct PrivacyCommand: Command {
    static let name: CommandName = "privacy"
    static let description = CommandDescription(
        name: name,
        summary: "show what is kept of you and what leaves this machine",
        discussion: ["What is kept, where, for how long and how to remove it, with the settings as they are now."],
        operand: .command(of: name, help: "What to do.", isRequired: false),
        options: [.json, .store],
        examples: [
            Example("vegyscan privacy", meaning: "See what is kept of you."),
            Example("vegyscan privacy erase-locations", meaning: "Forget where photos were taken."),
        ],
        runsAlone: true)

    struct Item: Encodable {
        var what: String
        /// A file or folder; nil where nothing is kept.
        var place: String?
        var duration: String
        var removedBy: String

        enum CodingKeys: String, CodingKey {
            case what, place, duration
            case removedBy = "removed_by"
        }
    }

    let access: StoreAccess
    let settings: Settings
    let printsJSON: Bool

    init(_ intake: CommandIntake) throws(CommandFailure) {
        settings = try intake.resolveSettings()
        access = try StoreAccess(intake, settings)
        printsJSON = intake.arguments.has(.json)
    }

    private var locations: StoreLocations { access.locations }

    /// A history that can't be opened is reported here too.
    func run() async throws(CommandFailure) -> ExitCode { try await access.openHistory { _ in show() } }

    private func show() -> ExitCode {
        if printsJSON { return VegyScan.print(PrivacyRecord(kept: kept, leaves: leaves).jsonText) }
        var lines = ["Kept on this machine:"]
        for item in kept {
            lines += [
                "  \(item.what)", "    where: \(item.place ?? "nowhere")", "    how long: \(item.duration)",
                "    removed by: \(item.removedBy)",
            ]
        }
        lines += ["", "Leaves this machine:"] + leaves.map { "  " + $0 }
        lines += [
            "", "Never kept: your own place, menu texts, keys or coordinates in logs, and anything of your photos but",
            "their names, fingerprints and, where location is on, the place in their own data.",
        ]
        return VegyScan.print(lines.map(Console.printable).joined(separator: "\n") + "\n")
    }

    private var kept: [Item] {
        [
            Item(
                what: "Results: dishes, texts and boxes, names of photos"
                    + (settings.location.value ? ", the place in their data" : ", no places"),
                place: "the folder that a scan is given with --out", duration: "until you remove them",
                removedBy: "removing the folder")
        ] + StoredKind.allCases.map(item) + [
            Item(
                what: "Verdicts for a profile, beside the results, for your eyes only",
                place: "the folder that a scan is given with --out", duration: "until you remove them",
                removedBy: "vegyscan profile erase"),
            Item(
                what: "Backups: history, settings and profiles, encrypted with your passphrase",
                place: settings.backupTo.value?.display ?? "where you put them", duration: "until you remove them",
                removedBy: "removing the file"),
        ]
    }

    private func item(_ kind: StoredKind) -> Item {
        switch kind {
        case .history:
            Item(
                what: "History: menus, restaurants, dishes, favourites"
                    + (settings.location.value ? ", places" : ", no places"),
                place: settings.history.value ? locations.history.display : nil,
                duration: settings.retention.value.days.map { "\($0) days; menus with favourites for good" }
                    ?? "until you remove it",
                removedBy: "vegyscan history delete or clear, vegyscan privacy erase-locations")
        case .caches:
            Item(
                what: "Caches: readings of photos and answers of an LLM, without names and places",
                place: settings.cache.value && settings.history.value ? locations.cache.display : nil,
                duration: "30 days, at most 50 MB", removedBy: "vegyscan cache clear")
        case .runLogs:
            Item(
                what: "Run logs: durations, versions and names of photos",
                place: settings.history.value ? locations.runs.display : nil, duration: "the last 50 runs",
                removedBy: "vegyscan reset")
        case .reports:
            Item(
                what: "Problem reports that you wrote, without names, places and texts of menus",
                place: locations.reports.display,
                duration: "until you remove them; one that was sent goes at once",
                removedBy: "vegyscan reset, or removing the folder")
        case .updates:
            Item(
                what: "Updates: newer words and prices that you installed, and the address of one that failed",
                place: locations.updates.display, duration: "until you remove them",
                removedBy: "vegyscan update remove, vegyscan reset")
        case .profiles:
            Item(
                what: "Profiles: names and what each person can't eat, encrypted",
                place: locations.profiles.display, duration: "until you remove them",
                removedBy: "vegyscan profile erase, which finds their verdicts too")
        case .notes:
            Item(
                what: "Notes: of the last backup, of folders where dishes wait for an LLM, with its address and model "
                    + "but no key, and of when a notice was told",
                place: locations.runs.parent.display,
                duration: "until the next backup; until nothing waits; a day",
                removedBy: "removing the files, backup.json, waiting.json and notices.json")
        }
    }

    private var leaves: [String] {
        var leaves: [String] = []
        if settings.mockData.value {
            return ["Nothing: mock data is on, and made-up answers stand in for outside services."]
        }
        if settings.offline.value { return ["Nothing: the network is left alone."] }
        if let address = settings.activeLLM {
            leaves += [
                "The words of dishes, the menu's language and cuisine, to \(address).",
                "No photo, name of a file, place, restaurant's name or profile.",
            ]
        }
        if let address = settings.activeSupportAddress {
            leaves.append("Problem reports that you agreed to send, to \(address).")
        }
        return leaves.isEmpty ? ["Nothing: no LLM is asked."] : leaves
    }
}

private struct PrivacyRecord: Encodable {
    let kept: [PrivacyCommand.Item]
    let leaves: [String]
}
