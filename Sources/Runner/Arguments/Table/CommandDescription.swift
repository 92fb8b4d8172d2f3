/// One command: everything its parsing, help, manual section and completions are made from.
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
    /// Whether it does something by itself though other commands belong to it.
    var runsAlone = false
    /// Left out of lists and completions; still understood.
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
    /// Options each of which stands in for a required operand.
    var replacements: [OptionName] = []
    var isRepeatable = false

    /// Such as `PATH...` or `[COMMAND]`.
    var synopsis: String {
        let shown = name + (isRepeatable ? "..." : "")
        return isRequired && replacements.isEmpty ? shown : "[\(shown)]"
    }
}

/// A command line worth copying, and what it does.
struct Example: Sendable {
    /// More than one where the command goes on behind a backslash.
    var lines: [String]
    var meaning: String

    init(_ lines: String..., meaning: String) {
        self.lines = lines
        self.meaning = meaning
    }
}
