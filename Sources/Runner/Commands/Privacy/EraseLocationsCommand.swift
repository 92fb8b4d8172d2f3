internal import Files
internal import Library
internal import Models

/// `vegyscan privacy erase-locations`.
struct EraseLocationsCommand: HistoryCommand {
    static let name: CommandName = "privacy erase-locations"
    static let description = CommandDescription(
        name: name,
        summary: "forget where photos were taken",
        discussion: [
            """
            Takes coordinates, cities and countries out of the history and out of the results that it knows. Photos \
            are not changed: theirs stay in them. Asks first; elsewhere --yes is needed. New scans keep places again \
            unless the setting location is off.
            """
        ],
        options: [.yes, .quiet, .store],
        examples: [Example("vegyscan privacy erase-locations", meaning: "See what goes, and be asked.")])
    static let whenEmpty = EmptyHistory.nothing(EmptyHistory.noMenu)

    let access: StoreAccess
    let settings: Settings
    let isConfirmed: Bool

    init(_ intake: CommandIntake) throws(CommandFailure) {
        settings = try intake.resolveSettings()
        access = try StoreAccess(intake, settings)
        isConfirmed = intake.arguments.has(.yes)
    }

    func run(on store: Store) async throws(StageFailure) -> ExitCode {
        let entries = try await store.menus(HistoryFilter())
        let placed = entries.filter { entry in
            entry.outputFolder.flatMap { BundleWriter(folder: $0).existing(menu: FilePath(entry.menu)) }?
                .location.source == .exif
        }
        let menus = entries.count { $0.place != nil || $0.placeText != nil }
        console.note(
            "Coordinates, cities and countries go from \(CountedNoun.menus(menus)) of the history and "
                + "\(CountedNoun.results(placed.count)).")
        console.note("Photos are not changed: what stands in their own data stays there.")
        console.note(
            "Reports, tables, exports and backups that were made before keep their places; make them anew.")
        if settings.location.value {
            console.note("New scans keep places again; \"vegyscan settings set location off\" ends that.")
        }
        let confirmation = Confirmation(
            isGiven: isConfirmed, command: "vegyscan privacy erase-locations --yes", console: console)
        if let end = confirmation.ask("Forget them?") { return end }
        // The results come first: if one can't be written, the history still knows the places, and the command can be
        // run again.
        for (folder, entries) in Dictionary(grouping: placed, by: \.outputFolder).sorted(by: Self.inOrder) {
            guard let folder else { continue }
            do throws(CommandFailure) {
                let lock = try await OutputFolder(folder: folder, waits: false, console: console).open()
                defer { withExtendedLifetime(lock) {} }
                try erase(entries, in: folder)
            } catch {
                console.error(error.message)
                return error.exitCode
            }
        }
        let erased = try await store.eraseLocations()
        console.note("\(CountedNoun.menus(erased)) and \(CountedNoun.results(placed.count)) have no place any more.")
        return .success
    }

    private func erase(_ entries: [HistoryEntry], in folder: FilePath) throws(CommandFailure) {
        let writer = BundleWriter(folder: folder)
        do throws(StageFailure) {
            var lost = 0
            for entry in entries {
                guard var bundle = writer.existing(menu: FilePath(entry.menu)) else { continue }
                bundle.location = Location(source: .off)
                if ProfileFile.isThere(beside: FilePath(entry.menu), in: folder) { lost += 1 }
                let file = writer.file(ofMenu: FilePath(entry.menu))
                _ = try file.naming { () throws(StageFailure) in try writer.write(bundle, menu: FilePath(entry.menu)) }
            }
            if let note = RunNote.verdictsRemoved(lost, in: folder) { console.note(note.text) }
            // The journal knows the bundles by how their files look.
            try IndexRenewal(writer: writer, journal: Journal(folder: folder))()
        } catch {
            let isNamed = error.message.hasPrefix(folder.display)
            throw CommandFailure(
                message: isNamed ? error.message : "\(folder.display): \(error.message)", exitCode: .cannotWrite)
        }
    }

    private static func inOrder(
        _ left: (key: FilePath?, value: [HistoryEntry]), _ right: (key: FilePath?, value: [HistoryEntry])
    ) -> Bool {
        (left.key?.display ?? "") < (right.key?.display ?? "")
    }
}
