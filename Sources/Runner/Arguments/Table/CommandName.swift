/// What is typed to choose a command; a subcommand's name begins with the words of its group.
struct CommandName: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    let rawValue: String

    init(_ words: String) { rawValue = words }

    init(stringLiteral words: String) { self.init(words) }

    var description: String { rawValue }

    /// The command it belongs to, or nil for one that is typed first.
    var parent: CommandName? { rawValue.lastIndex(of: " ").map { CommandName(String(rawValue[..<$0])) } }

    /// The word it is chosen by: the last one.
    var ownWord: String { rawValue.split(separator: " ").last.map(String.init) ?? rawValue }
}
