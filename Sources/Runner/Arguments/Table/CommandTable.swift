/// The program's whole command line, described once.
struct CommandTable: Sendable {
    var program: String
    var summary: String
    /// Paragraphs.
    var discussion: [String]
    var commands: [CommandDescription]
    /// Understood before and after every command.
    var globalOptions: [OptionDescription]
    var examples: [Example]
    var manual: ManualEntries

    subscript(name: CommandName) -> CommandDescription? {
        commands.first { $0.name == name }
    }

    var shownCommands: [CommandDescription] { commands.filter { !$0.isHidden } }

    /// A command's own options, then the global ones.
    func options(of command: CommandDescription?) -> [OptionDescription] {
        (command?.options ?? []) + globalOptions
    }
}
