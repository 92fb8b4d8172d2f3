internal import Files
internal import Judging
internal import Models

/// `vegyscan knowledge check`: whether files of words can be read, and where they say less than the program.
struct KnowledgeCheckCommand: Command {
    static let name: CommandName = "knowledge check"
    static let description = CommandDescription(
        name: name,
        summary: "check a file of words before it is used",
        discussion: [
            """
            A heading in brackets holds kind, language and meaning, parted by tabs; below it stands one word or phrase \
            a line. Lines that start with "#" are comments. Files of the older form are read too: each line has kind, \
            language and meaning and, as a fourth column, words parted by "|". vegyscan knowledge add writes such lines.
            """,
            """
            Kind is ingredient, dish, neutral, or the name of a word that changes others: vegan, vegetarian, \
            nonvegetarian, without, instead, free, imitation, style, option, or, and, with, tie, hedge, prose. \
            Language is a code such as de, or * for any menu; "!" behind a word: only on menus in that language or of \
            its cuisine.
            """,
            """
            Meaning is plant, or what is in it: meat, beef, pork, poultry, lamb, game, fish, crustacean, mollusc, \
            gelatine, animalfat, insect, egg, milk, honey, rennet, gluten, peanut, soy, nuts, celery, mustard, \
            sesame, sulphites, lupin, alcohol. Behind each: nothing for always, ~ usually, ? sometimes, ?? rarely; \
            then ^ where it gives way to meat or a stand-in named before it, ^^ to any plant too. "sub" says that it \
            stands in for meat, "creamy" for cream; "filled" that what is named after it is its filling; "manner" \
            that beside another food it only says how that is cooked.
            """,
            """
            Lines that can't be read are errors. Words that lose an animal thing or an allergen which the program \
            knows to be in them are named too: the file wins, so be sure of them.
            """,
        ],
        operand: OperandDescription(name: "FILE", kind: .file, help: "The file of words.", isRepeatable: true),
        options: [.quiet],
        examples: [
            Example("vegyscan knowledge check mine.tsv", meaning: "Check a file."),
            Example(
                "vegyscan judge --knowledge mine.tsv < dishes.jsonl", meaning: "Judge with it."),
        ])

    let files: [FilePath]
    let console: Console

    /// Of lines that can't be read, and of words that lose something: a file that is no table has nothing else.
    private static let mostNamed = 20

    init(_ intake: CommandIntake) {
        files = intake.arguments.paths
        console = intake.console
    }

    func run() -> ExitCode {
        var exitCode = ExitCode.success
        for file in files {
            do throws(KnowledgeFiles.Failure) {
                let addition = KnowledgeAddition(try KnowledgeFiles.text(of: file))
                for fault in addition.faults.prefix(Self.mostNamed) {
                    console.error("\(file.display): line \(fault.line): \(fault.message).")
                }
                for change in addition.changes.prefix(Self.mostNamed) {
                    console.note(
                        "\(file.display): line \(change.line): \"\(change.word)\" loses "
                            + "\(change.drops.joined(separator: ", ")), which the program knows to be in it.")
                }
                if max(addition.faults.count, addition.changes.count) > Self.mostNamed {
                    console.note("\(file.display): Only the first \(Self.mostNamed) of a kind are named.")
                }
                if !addition.faults.isEmpty { exitCode = .someFailed }
                let summary =
                    "\(file.display): \(CountedNoun(addition.words, "word").text); \(CountedNoun(addition.faults.count, "line").text) that "
                    + "can't be read; words that lose something: \(addition.changes.count).\n"
                guard StandardStreams.print(summary) else { return .cannotWrite }
            } catch {
                console.error(error.message)
                exitCode = .noInput
            }
        }
        return exitCode
    }
}
