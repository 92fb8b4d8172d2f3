/// One command: everything from which its parsing, help, manual section and completions are generated.
///
/// The texts are plain ASCII, so that they look the same in every terminal, manual and shell.
struct CommandDescription: Sendable {
    var name: CommandName
    /// What it does in a few words, without a full stop.
    var summary: String
    /// Paragraphs.
    var discussion: [String]
    var operand: OperandDescription?
    /// Its own options, in the order shown; the global ones come on top.
    var options: [OptionDescription] = []
    var examples: [Example]
    /// Whether it also does something by itself, although it has subcommands.
    var runsAlone = false
    /// Whether it is left out of lists and completions; it still works.
    var isHidden = false

    /// Such as `vegyscan scan [OPTIONS] --out DIR PATH...`.
    func synopsis(program: String) -> String {
        var parts = [program, name.rawValue]
        if options.contains(where: { !$0.isRequired }) { parts.append("[OPTIONS]") }
        parts += options.filter(\.isRequired).map { "\($0.name.typed) \($0.valueName)" }
        if let operand { parts.append(operand.synopsis) }
        return parts.joined(separator: " ")
    }
}

/// What a command takes besides options.
struct OperandDescription: Sendable {
    /// Such as `PATH`.
    var name: String
    var kind: ValueKind
    var help: String
    var isRequired = true
    /// Options, each of which replaces a required operand.
    var replacements: [OptionName] = []
    var isRepeatable = false
    /// What a shell proposes for it besides its kind's; nil for nothing.
    var proposes: ProposedWords?

    /// Such as `PATH...` or `[COMMAND]`.
    var synopsis: String {
        let shown = name + (isRepeatable ? "..." : "")
        return isRequired && replacements.isEmpty ? shown : "[\(shown)]"
    }
}

/// A command line worth copying, and what it does.
struct Example: Sendable {
    /// The lines; more than one where the command continues after a backslash.
    var lines: [String]
    var meaning: String

    init(_ lines: String..., meaning: String) {
        self.lines = lines
        self.meaning = meaning
    }
}
