internal import Files
internal import Models

/// `vegyscan man`: the manual pages.
struct ManCommand: Command {
    static let name: CommandName = "man"
    static let description = CommandDescription(
        name: name,
        summary: "print the manual page, or that of a command",
        discussion: [
            """
            The page goes to standard output in roff, the format of man. Without a command's words it is that of the whole \
            program.
            """
        ],
        operand: OperandDescription(
            name: "WORD", kind: .choice(CommandTable.words), help: "The words of a command.", isRequired: false,
            isRepeatable: true),
        options: [
            .value(
                .out, "o", "DIR", .folder, .output,
                "Write all pages into this folder, as vegyscan.1, vegyscan-scan.1 and so on; made if missing.")
        ],
        examples: [
            Example("vegyscan man scan | man -l -", meaning: "Read the manual of scan."),
            Example("vegyscan man --out ~/.local/share/man/man1", meaning: "Install all pages for yourself."),
        ])

    let words: [String]
    /// Nil for standard output.
    let output: FilePath?

    init(_ intake: CommandIntake) {
        words = intake.arguments.words
        output = intake.arguments.path(.out)
    }

    func run() throws(CommandFailure) -> ExitCode {
        let page = ManPage(version: ProgramVersion.current)
        if let output {
            try write(page, to: output)
            return .success
        }
        guard !words.isEmpty else { return VegyScan.print(page.text) }
        let name = CommandName(words.joined(separator: " "))
        guard let command = page.table[name] else {
            throw CommandFailure(
                message:
                    "There is no command \(QuotedArgument(name.rawValue.utf8)). Run \"vegyscan --help\" to see all.",
                exitCode: .usage)
        }
        return VegyScan.print(page.text(for: command))
    }

    private func write(_ page: ManPage, to folder: FilePath) throws(CommandFailure) {
        guard words.isEmpty else {
            throw CommandFailure(message: "--out writes all pages; leave out the words of a command.", exitCode: .usage)
        }
        do throws(StageFailure) {
            try Folder.create(folder, as: .outputFolder)
            try AtomicFile.write(unsynced: Array(page.text.utf8), to: folder.appending("\(page.table.program).1"))
            for command in page.table.shownCommands {
                let name = ManPage.name(of: command.name, in: page.table)
                try AtomicFile.write(
                    unsynced: Array(page.text(for: command).utf8), to: folder.appending("\(name).1"))
            }
        } catch {
            throw CommandFailure(message: "\(folder.display): \(error.message)", exitCode: .cannotWrite)
        }
    }
}
