internal import Files
internal import Reading

/// A command's options and operands, understood and checked against the table.
struct ParsedArguments: Sendable, Hashable {
    var command: CommandName
    fileprivate(set) var values: [OptionName: [ArgumentValue]] = [:]
    fileprivate(set) var operands: [ArgumentValue] = []

    init(command: CommandName) {
        self.command = command
    }

    /// Whether the option was given, with or without a value.
    func has(_ option: OptionName) -> Bool { values[option] != nil }

    /// The folder or file an option names, or nil when it wasn't given.
    func path(_ option: OptionName) -> FilePath? { values[option]?.first?.path }

    /// The paths a repeatable option names, in the order given.
    func paths(_ option: OptionName) -> [FilePath] { values[option]?.compactMap(\.path) ?? [] }

    func text(_ option: OptionName) -> String? { values[option]?.first?.text }

    /// The texts of a repeatable option, in the order given.
    func texts(_ option: OptionName) -> [String] { values[option]?.compactMap(\.text) ?? [] }

    func integer(_ option: OptionName) -> Int? { values[option]?.first?.integer }

    func languages(_ option: OptionName) -> LanguageChoice? { values[option]?.first?.languages }

    /// The operands of a command that takes paths, in the order given.
    var paths: [FilePath] { operands.compactMap(\.path) }

    /// The same for a command that takes folders of results: one that is named again is not looked at twice.
    var folders: [FilePath] { FilePath.distinct(paths) }

    /// The first operand of a command that takes a word.
    var word: String? { operands.first?.text }

    /// The operands of a command that takes words, in the order given.
    var words: [String] { operands.compactMap(\.text) }
}

extension ParsedArguments {
    mutating func add(_ value: ArgumentValue, for option: OptionName) { values[option, default: []].append(value) }

    mutating func set(_ value: ArgumentValue, for option: OptionName) { values[option] = [value] }

    mutating func addOperand(_ value: ArgumentValue) { operands.append(value) }
}
