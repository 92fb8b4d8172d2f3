internal import Foundation
internal import Judging
internal import Library
internal import Models
internal import Outputs
internal import Reading

/// `vegyscan proposals`: words that a shell's completion script offers, one a line, each with a tab and what it means.
struct ProposalsCommand: Command {
    static let name: CommandName = "proposals"
    static let description = CommandDescription(
        name: name,
        summary: "print words that a shell may propose",
        discussion: ["The scripts of vegyscan completions run it; it never fails for lack of words."],
        operand: OperandDescription(
            name: "WHAT WORD", kind: .text,
            help:
                "What to propose (\(ProposedWords.allCases.map(\.rawValue).joined(separator: ", "))), then the words before it.",
            isRepeatable: true),
        options: [.quiet, .store],
        examples: [Example("vegyscan proposals --quiet profiles", meaning: "See what is proposed for a profile.")],
        isHidden: true)

    /// Nobody looks through more.
    private static let mostMenus = 50

    let intake: CommandIntake

    init(_ intake: CommandIntake) { self.intake = intake }

    func run() async throws(CommandFailure) -> ExitCode {
        let words = intake.arguments.words
        let proposals: [(word: String, meaning: String)] =
            switch words.first.flatMap(ProposedWords.init) {
            case .profiles:
                try ProfileTools(intake).load().profiles.map { ($0.name, $0.summary) }
            case .languages:
                [("auto", "whatever the menu is in")] + LanguageData().installed.map { ($0, "") }
            case .menus:
                try await menus()
            case .settings:
                Self.settings(after: Array(words.dropFirst()))
            case nil: []
            }
        // A name may hold no line end, but what describes it is a person's own text.
        let lines = proposals.map { "\(Console.printable($0.word))\t\(Console.printable($0.meaning))\n" }
        return VegyScan.print(lines.joined())
    }

    private func menus() async throws(CommandFailure) -> [(String, String)] {
        let access = try StoreAccess(intake, try intake.resolveSettings())
        var found: [(String, String)] = []
        _ = try await access.openHistory { store throws(StageFailure) in
            let menus = try await store?.menus(HistoryFilter(), limit: Self.mostMenus) ?? []
            found = menus.map { (String($0.number), $0.title) }
            return .success
        }
        return found
    }

    private static func settings(after words: [String]) -> [(String, String)] {
        guard let key = words.first else { return AllSettings.list.map { ($0.key.rawValue, $0.summary) } }
        guard words.count == 1, let setting = AllSettings.named(key) else { return [] }
        return switch setting.kind {
        case .toggle: ["on", "off"].map { ($0, "") }
        case .choice(let choices): choices.map { ($0, "") }
        case .languages: [("auto", "")] + LanguageData().installed.map { ($0, "") }
        case .languageCode: Wording.languages.map { ($0, "") }
        default: []
        }
    }
}
