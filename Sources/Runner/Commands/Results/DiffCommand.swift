internal import Files
internal import Foundation
internal import Models
internal import Outputs

/// `vegyscan diff`: what differs between two runs, or two results for one menu.
struct DiffCommand: Command {
    static let name: CommandName = "diff"
    static let description = CommandDescription(
        name: name,
        summary: "show what differs between two runs or two results for one menu",
        discussion: [
            """
            A and B are two folders of results, or two menus: a menu's folder in them, or a bundle's file. Of two \
            runs, menus of the same folder name are compared; of two menus the names don't matter. B is the later one.
            """,
            """
            Lists menus that only one of them has, dishes that are new or gone, and changed prices, diets, claims and \
            allergens, with the reason. Whatever is less cautious than before comes first: a claim that now promises \
            more, an allergen that is no longer named. Dishes are found again by number and name, also on another page \
            and where a letter was read otherwise.
            """,
            """
            The exit code is 0 where nothing differs, 1 where something does, and 66 where a result is missing or \
            can't be read.
            """,
        ],
        operand: OperandDescription(
            name: "A B", kind: .file, help: "The earlier and the later result.", isRepeatable: true),
        options: [.json],
        examples: [
            Example("vegyscan diff last-week results", meaning: "See what changed between two runs."),
            Example(
                "vegyscan diff spring/menu.jpg autumn/menu.jpg", meaning: "Compare two results for one menu."),
        ])

    let operands: [FilePath]
    let printsJSON: Bool
    let console: Console

    init(_ intake: CommandIntake) {
        operands = intake.arguments.paths
        printsJSON = intake.arguments.has(.json)
        console = intake.console
    }

    func run() -> ExitCode {
        guard operands.count == 2, let first = operands.first, let second = operands.last else {
            console.error("Name two results to compare, such as: vegyscan diff earlier later")
            return .usage
        }
        do throws(CommandFailure) {
            let (before, after) = (try ResultsPlace(first), try ResultsPlace(second))
            guard before.isOneMenu == after.isOneMenu else {
                throw CommandFailure(
                    message: "One of the two is a single menu, the other a folder of many; name two of a kind.",
                    exitCode: .usage)
            }
            console.tellOfRuns(writingTo: [first, second])
            let (comparison, unreadable) = compare(before, after)
            for file in unreadable { console.error(ResultsPlace.cannotBeRead(file)) }
            guard printsJSON ? printJSON(comparison) : StandardStreams.print(comparison.text) else {
                return .cannotWrite
            }
            return unreadable.isEmpty ? (comparison.differs ? .differs : .success) : .noInput
        } catch {
            console.error(error.message)
            return error.exitCode
        }
    }

    private func compare(_ before: ResultsPlace, _ after: ResultsPlace) -> (RunComparison, unreadable: [FilePath]) {
        let pairs: [(name: FilePath, before: FilePath, after: FilePath)]
        var comparison = RunComparison(before: before.path.display, after: after.path.display)
        if before.isOneMenu {
            pairs = zip(before.menus, after.menus).map { ($1, $0, $1) }
        } else {
            let (old, new) = (before.menus, after.menus)
            let both = Set(old).intersection(new)
            pairs = new.filter(both.contains).map { ($0, $0, $0) }
            comparison.onlyBefore = old.filter { !both.contains($0) }.map(\.display)
            comparison.onlyAfter = new.filter { !both.contains($0) }.map(\.display)
        }
        var unreadable: [FilePath] = []
        for (name, earlier, later) in pairs {
            let (old, new) = (before.bundle(ofMenu: earlier), after.bundle(ofMenu: later))
            if old == nil { unreadable.append(before.file(ofMenu: earlier)) }
            if new == nil { unreadable.append(after.file(ofMenu: later)) }
            guard let old, let new else { continue }
            comparison.menusCompared += 1
            if let difference = MenuDifference(from: old, to: new) {
                comparison.menus.append(ComparedMenu(menu: name.display, difference: difference))
            }
        }
        return (comparison, unreadable)
    }

    private func printJSON(_ comparison: RunComparison) -> Bool {
        let data = (try? JSONEncoder.bundle(pretty: true).encode(comparison)) ?? Data("{}".utf8)
        return StandardStreams.print(String(decoding: data, as: UTF8.self) + "\n")
    }
}

/// What `diff` has to say, as it is printed with --json.
struct RunComparison: Encodable {
    var schemaVersion = "1.0"
    var before: String
    var after: String
    var menusCompared = 0
    /// Menus that only one of the two has, by their folders.
    var onlyBefore: [String] = []
    var onlyAfter: [String] = []
    /// Those with differences.
    var menus: [ComparedMenu] = []

    init(before: String, after: String) {
        self.before = before
        self.after = after
    }

    var differs: Bool { !onlyBefore.isEmpty || !onlyAfter.isEmpty || !menus.isEmpty }

    enum CodingKeys: String, CodingKey {
        case before, after, menus
        case schemaVersion = "schema_version"
        case menusCompared = "menus_compared"
        case onlyBefore = "only_before"
        case onlyAfter = "only_after"
    }
}

struct ComparedMenu: Encodable {
    var menu: String
    var difference: MenuDifference
}
