/// A command of the program. One type holds what it takes, what the help says about it and what it does.
///
/// `CommandTable.types` lists them; a type that isn't listed there is no command.
protocol Command: SendableMetatype {
    /// What is typed. The command is found by it before its description is built.
    static var name: CommandName { get }
    static var description: CommandDescription { get }
    /// Whether it reports to another program by events where --json is given, including why it ended.
    static var printsEvents: Bool { get }

    /// - Throws: the reason why it can't begin.
    init(_ intake: CommandIntake) throws(CommandFailure)

    func run() async throws(CommandFailure) -> ExitCode
}

extension Command {
    static var printsEvents: Bool { false }
}

/// A command that only groups others.
protocol CommandGroup: Command {
    init()
}

extension CommandGroup {
    init(_ intake: CommandIntake) { self.init() }

    func run() -> ExitCode { VegyScan.print(HelpText().text(for: Self.name)) }
}

extension OperandDescription {
    /// The word of one of the commands that belong to `group`.
    static func command(of group: CommandName, help: String, isRequired: Bool = true) -> OperandDescription {
        let words = CommandTable.types.map { $0.name }.filter { $0.parent == group }.map(\.ownWord)
        return OperandDescription(name: "COMMAND", kind: .choice(words), help: help, isRequired: isRequired)
    }
}
