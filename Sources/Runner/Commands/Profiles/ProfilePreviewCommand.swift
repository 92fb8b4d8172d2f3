internal import Files
internal import Library
internal import Models

/// `vegyscan profile preview`: what a profile would make of results, without writing anything.
struct ProfilePreviewCommand: Command {
    static let name: CommandName = "profile preview"
    static let description = CommandDescription(
        name: name,
        summary: "show how a profile would change results",
        discussion: [
            """
            Judges the menus of a folder for the profile and writes nothing. Dishes whose verdict would be another \
            than the one that stands there now are named.
            """
        ],
        operand: OperandDescription(
            name: "NAME DIR", kind: .file, help: "The profile's name, then folders that scans put their results in.",
            isRepeatable: true, proposes: .profiles),
        options: [.json, .knowledge, .store],
        examples: [Example("vegyscan profile preview Ben results", meaning: "See what Ben could order.")])

    let tools: ProfileTools

    struct Change: Encodable {
        var dish: String
        var name: String
        /// What stands beside the bundle now; nil where nothing does.
        var now: Verdict?
        var then: Verdict
        /// Why, in the most cautious restriction's words; nil without restrictions.
        var reason: String?
    }

    struct Menu: Encodable {
        var menu: String
        var counts: VerdictCounts
        var changes: [Change]
    }

    struct Record: Encodable {
        var schemaVersion = "1.0"
        var profile: String
        var counts: VerdictCounts
        var menus: [Menu]

        enum CodingKeys: String, CodingKey {
            case profile, counts, menus
            case schemaVersion = "schema_version"
        }
    }

    init(_ intake: CommandIntake) throws(CommandFailure) {
        tools = try ProfileTools(intake)
    }

    func run() throws(CommandFailure) -> ExitCode {
        let folders = FilePath.distinct(tools.arguments.paths.dropFirst())
        guard let name = tools.arguments.paths.first, !folders.isEmpty else {
            throw CommandFailure(
                message: "\"vegyscan profile preview\" needs a profile's name and a folder of results.",
                exitCode: .usage)
        }
        let profile = try tools.profile(named: String(decoding: name.bytes, as: UTF8.self))
        let judge = ProfileJudge(profile, words: try tools.words(), version: ProgramVersion.current)
        var record = Record(profile: profile.name, counts: VerdictCounts(), menus: [])
        for folder in folders {
            for menu in try StoredMenus(folder: folder).menus() {
                guard let verdicts = ProfileFile.verdicts(of: menu, in: folder, judge: judge) else {
                    continue
                }
                record.counts += verdicts.counts
                record.menus.append(
                    Menu(
                        menu: folder.appending(menu).display, counts: verdicts.counts,
                        changes: changes(to: verdicts, beside: menu, in: folder)))
            }
        }
        if tools.arguments.has(.json) { return try tools.print(record) }
        return VegyScan.print(text(record))
    }

    private func changes(to verdicts: MenuVerdicts, beside menu: FilePath, in folder: FilePath) -> [Change] {
        let now = ProfileFile.stored(beside: menu, in: folder)?.dishes ?? []
        let before = Dictionary(now.map { ($0.id, $0.verdict) }, uniquingKeysWith: { first, _ in first })
        return verdicts.dishes.filter { before[$0.id] != $0.verdict }.map { dish in
            Change(
                dish: dish.id, name: dish.name, now: before[dish.id], then: dish.verdict,
                reason: dish.reasons.first?.text)
        }
    }

    private func text(_ record: Record) -> String {
        var lines = ["Profile: \(record.profile)", "All menus: \(record.counts.text)"]
        for menu in record.menus {
            lines += ["", "\(menu.menu): \(menu.counts.text)"]
            lines += menu.changes.map { change in
                let now = change.now.map { ", now \($0.rawValue)" } ?? ""
                return "  \(change.name): \(change.then.rawValue)\(now)\(change.reason.map { ". \($0)" } ?? "")"
            }
        }
        return lines.map(Console.printable).joined(separator: "\n") + "\n"
    }
}

extension VerdictCounts {
    /// Such as "3 fit, 10 to ask about, 2 to avoid".
    var text: String { "\(fits) \(fits == 1 ? "fits" : "fit"), \(ask) to ask about, \(avoid) to avoid" }
}
