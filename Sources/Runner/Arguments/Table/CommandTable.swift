/// The program's whole command line, described once.
struct CommandTable: Sendable {
    var program: String
    var summary: String
    /// Paragraphs.
    var discussion: [String]
    /// The commands in help order. Descriptions are built only for the commands that are asked for.
    var types: [any Command.Type]
    /// Understood before and after every command.
    var globalOptions: [OptionDescription]
    var examples: [Example]
    var manual: ManualEntries

    func type(named name: CommandName) -> (any Command.Type)? { types.first { $0.name == name } }

    subscript(name: CommandName) -> CommandDescription? { type(named: name)?.description }

    var commands: [CommandDescription] { types.map { $0.description } }

    /// Whether other commands belong to it.
    func isGroup(_ name: CommandName) -> Bool { types.contains { $0.name.parent == name } }

    var shownCommands: [CommandDescription] { commands.filter { !$0.isHidden } }

    /// The shown commands that are typed first.
    var topCommands: [CommandDescription] { shownCommands.filter { $0.name.parent == nil } }

    /// The subcommands of a group; most commands have none.
    func subcommands(of name: CommandName) -> [CommandDescription] {
        types.filter { $0.name.parent == name }.map { $0.description }.filter { !$0.isHidden }
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
