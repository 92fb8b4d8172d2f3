internal import Files
internal import Judging
internal import Models

/// `vegyscan knowledge add`: writes a word into a table of one's own.
struct KnowledgeAddCommand: Command {
    static let name: CommandName = "knowledge add"
    static let description = CommandDescription(
        name: name,
        summary: "add a word or phrase to a table of your own",
        discussion: [
            """
            Checks the row, writes it into the table and says where, and how scans use it. Kinds, languages and \
            meanings are those that vegyscan help knowledge check describes; "!" behind the word: only on menus in that \
            language or of its cuisine.
            """,
            """
            What the program knows otherwise of the word is told, and so is what a dish of that name would no longer \
            be judged as: your table wins, so be sure of it. The words given are one phrase.
            """,
            """
            Exit codes: 0 when it stands in the table, 64 for a word, kind, language or meaning that can't be, 66 for \
            a table that can't be read, 73 for one that can't be written, 78 for one with a wrong line.
            """,
        ],
        operand: OperandDescription(
            name: "WORD", kind: .text, help: "A word, or the words of a phrase.", isRepeatable: true),
        options: [
            .value(
                .kind, nil, "KIND", .choice(AddedWord.kinds), .judging, "What part the word plays.", required: true),
            .value(
                .meaning, nil, "MEANING", .text, .judging, "plant, or what is in it, such as \"milk egg~\".",
                required: true),
            .language("The language of the word, such as en or de; without it the word counts on any menu."),
            .value(
                .file, "f", "FILE", .file, .output,
                """
                The table to add it to; else the last one that the setting knowledge names, or words.tsv beside the \
                settings file.
                """),
            .quiet,
        ],
        examples: [
            Example(
                "vegyscan knowledge add flurb stew --kind dish \\", "    --language en --meaning \"beef celery?\"",
                meaning: "Add a dish."),
            Example(
                "vegyscan knowledge add seitan --kind ingredient \\", "    --meaning \"gluten sub\" --file mine.tsv",
                meaning: "Add to a file, for any menu."),
        ])

    let word: String
    let kind: String
    /// Nil for any menu.
    let language: String?
    let meaning: String
    /// Nil for the table that the settings name, or else one beside the settings.
    let file: FilePath?
    let settings: Settings
    let environment: ProcessEnvironment
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        settings = try intake.resolveSettings()
        word = intake.arguments.words.joined(separator: " ")
        kind = intake.arguments.text(.kind) ?? ""
        language = intake.arguments.text(.language)
        meaning = intake.arguments.text(.meaning) ?? ""
        file = intake.arguments.path(.file)
        environment = intake.environment
        console = intake.console
    }

    func run() -> ExitCode {
        let added: AddedWord
        do throws(AddedWord.Problem) {
            added = try AddedWord(word, kind: kind, language: language ?? "*", meaning: meaning)
        } catch {
            console.error(error.message)
            return .usage
        }
        guard let place = file ?? settings.knowledge.value.last ?? besideSettings else {
            console.error("No home folder is known, so there is no table of your own; name a file for it with --file.")
            return .badSettings
        }
        warn(added)
        // If the file is a link, such as one into a folder of such files, the link is kept.
        let path = place.followingLink
        do throws(StageFailure) {
            if place == besideSettings { try PrivateFolder.create(path.parent) }
            return try PrivateFolder.hold(path.parent) { () throws(StageFailure) in
                try write(added, to: path, place.display)
            }
        } catch {
            console.error("The word was not added. \(error.message)")
            return .cannotWrite
        }
    }

    /// - Parameter name: the file as it was named.
    private func write(_ added: AddedWord, to path: FilePath, _ name: String) throws(StageFailure) -> ExitCode {
        var table = ""
        if FileStamp(of: path) != nil {
            do throws(KnowledgeFiles.Failure) {
                table = try KnowledgeFiles.text(of: path)
            } catch {
                console.error("The word was not added. \(error.message)")
                return .noInput
            }
        }
        if let fault = KnowledgeAddition(table).faults.first {
            console.error(
                "The word was not added. \(name): line \(fault.line): \(fault.message). Mend it; "
                    + "`vegyscan knowledge check` names all such lines.")
            return .badSettings
        }
        guard let text = added.added(to: table) else {
            console.note("\"\(added.word)\" stands in \(name) already, with that meaning.")
            return .success
        }
        try AtomicFile.write(Array(text.utf8), to: path)
        guard StandardStreams.print("\(name): \"\(added.word)\" was added.\n") else { return .cannotWrite }
        let isUsed = settings.knowledge.value.contains { $0.absolute.followingLink == path.absolute }
        console.note(
            isUsed
                ? "Scans use it from now on; menus that are known are judged anew without reading their photos again."
                : "Scans use it with --knowledge \(name), or always after "
                    + "vegyscan settings set knowledge \(path.absolute.display)")
        return .success
    }

    /// Reports what the program knows otherwise and what the word would revoke.
    private func warn(_ added: AddedWord) {
        if let known = added.known {
            console.note("\"\(added.word)\" is known as: \(known). Your table wins over that.")
        }
        let savings = added.savings
        if !savings.isEmpty {
            console.note(
                "Careful: a dish of that name would no longer be judged as \(savings.joined(separator: ", ")). "
                    + "Be sure of it, or take the line out again.")
        } else if added.isOperator {
            console.note("Careful: words of the kind \(kind) make dishes safer that they stand with. Be sure of it.")
        }
    }

    private var besideSettings: FilePath? {
        SettingsFile.own(environment: environment)?.path.parent.appending("words.tsv")
    }
}
