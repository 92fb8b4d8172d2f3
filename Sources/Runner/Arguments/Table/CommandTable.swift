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

    /// The shown commands that are typed first.
    var topCommands: [CommandDescription] { shownCommands.filter { $0.name.parent == nil } }

    /// The commands that belong to one, and without which it does nothing; most have none.
    func subcommands(of name: CommandName) -> [CommandDescription] {
        shownCommands.filter { $0.name.parent == name }
    }

    /// The shown commands that do something by themselves.
    var runnableCommands: [CommandDescription] {
        shownCommands.filter { $0.runsAlone || subcommands(of: $0.name).isEmpty }
    }

    /// The shown commands that others belong to.
    var groupCommands: [CommandDescription] { shownCommands.filter { !subcommands(of: $0.name).isEmpty } }

    /// A command's own options, then the global ones.
    func options(of command: CommandDescription?) -> [OptionDescription] {
        (command?.options ?? []) + globalOptions
    }
}
