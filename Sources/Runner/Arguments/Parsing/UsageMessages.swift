/// Words the errors in the arguments of one command.
struct UsageMessages {
    let command: CommandDescription
    let table: CommandTable

    private var invocation: String { "\(table.program) \(command.name)" }
    private var hint: String { "Run \"\(invocation) --help\" to see what it takes." }

    private func error(_ kind: UsageError.Kind, _ problem: String, suggestions: [String] = []) -> UsageError {
        UsageError(kind: kind, problem: problem, suggestions: suggestions, hint: hint)
    }

    func unknownOption(_ name: String) -> UsageError {
        let shown = QuotedArgument(name.utf8)
        if let owner = table.commands.first(where: { $0.options.contains { $0.name.typed == name } }) {
            return error(
                .unknownOption, "\"\(invocation)\" has no option \(shown); \"\(table.program) \(owner.name)\" has.")
        }
        let names = table.options(of: command).map(\.name.typed)
        return error(
            .unknownOption, "\"\(invocation)\" has no option \(shown).",
            suggestions: NearestWord.choice(for: name, among: names))
    }

    /// - Parameter group: all letters after the dash; a long name with one dash too few is a common slip.
    func unknownLetter(_ letter: UInt8, in group: ArraySlice<UInt8>) -> UsageError {
        // Part of a character, or something unprintable, means nothing by itself.
        let shown = (0x21..<0x7F).contains(letter) ? [letter][...] : group
        let names = table.options(of: command).map(\.name.typed)
        let word = group.prefix { $0 != UInt8(ascii: "=") }
        let long = "--" + String(decoding: word, as: UTF8.self)
        return error(
            .unknownOption, "\"\(invocation)\" has no option \(QuotedArgument([UInt8(ascii: "-")] + shown)).",
            suggestions: word.count > 1 ? NearestWord.choice(for: long, among: names) : [])
    }

    func notText(_ argument: [UInt8]) -> UsageError {
        error(.notText, "The option \(QuotedArgument(argument)) isn't valid UTF-8.")
    }

    func missingValue(_ option: OptionDescription, as name: String, next: [UInt8]?) -> UsageError {
        let wanted = "The option \"\(name)\" needs \(option.kind.wanted)"
        guard let next else { return error(.missingValue, wanted + ".") }
        return error(
            .missingValue,
            "\(wanted) before \(QuotedArgument(next)); if that is it, write \(option.name.typed)=VALUE."
        )
    }

    func unexpectedValue(_ name: String) -> UsageError {
        error(.unexpectedValue, "The option \"\(name)\" takes no value.")
    }

    /// - Parameter owner: the beginning of the sentence, which says what the value was given for.
    func badValue(_ bytes: ArraySlice<UInt8>, for kind: ValueKind, of owner: String, _ problem: ValueProblem)
        -> UsageError
    {
        // An address may contain a password.
        let shown = kind == .webAddress ? "" : ", not \(QuotedArgument(bytes))"
        return error(.badValue, "\(owner) needs \(problem.wanted)\(shown).", suggestions: problem.suggestions)
    }

    func repeated(_ option: OptionDescription) -> UsageError {
        error(.repeatedOption, "The option \"\(option.name.typed)\" was given twice with different values.")
    }

    func conflict(_ first: OptionName, _ second: OptionName) -> UsageError {
        error(
            .conflictingOptions, "The options \"\(first.typed)\" and \"\(second.typed)\" can't be used together.")
    }

    func missingOperand(_ operand: OperandDescription) -> UsageError {
        let other = operand.replacements.map { " or \($0.typed)" }.joined()
        // At the end of the sentence the dots of a list would be four.
        let dots = operand.isRepeatable && !other.isEmpty ? "..." : ""
        return error(.missingOperand, "\"\(invocation)\" needs \(operand.name)\(dots)\(other).")
    }

    func missingOption(_ option: OptionDescription) -> UsageError {
        error(
            .missingOption,
            "\"\(invocation)\" needs the option \"\(option.name.typed) \(option.valueName)\".")
    }

    func unexpectedOperand(_ bytes: [UInt8]) -> UsageError {
        let takes = command.operand.map { "takes only one \($0.name)" } ?? "takes options only"
        return error(.unexpectedOperand, "\"\(invocation)\" \(takes); \(QuotedArgument(bytes)) is too much.")
    }
}
