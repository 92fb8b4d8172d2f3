/// A command of the program: what it takes, what help says of it and what it does stand together in one type.
///
/// `CommandTable.types` lists them; a type that isn't listed there is no command.
protocol Command: SendableMetatype {
    /// What is typed. A command is found by it before anything else is made of its description.
    static var name: CommandName { get }
    static var description: CommandDescription { get }
    /// Whether it tells a program by events what happens, where --json is given; then also why it ended.
    static var printsEvents: Bool { get }

    /// - Throws: why it ends before it has begun.
    init(_ intake: CommandIntake) throws(CommandFailure)

    func run() async throws(CommandFailure) -> ExitCode
}

extension Command {
    static var printsEvents: Bool { false }
}

/// A command that does nothing but hold others.
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
