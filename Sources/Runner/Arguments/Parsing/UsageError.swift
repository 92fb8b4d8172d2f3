internal import Files

/// What is wrong with a command line; the program ends with code 64.
struct UsageError: Error, Sendable, Hashable {
    enum Kind: Sendable, Hashable, CaseIterable {
        case unknownCommand
        case unknownOption, misplacedOption, notText
        case missingValue, unexpectedValue, badValue, repeatedOption, conflictingOptions
        case missingOption, missingOperand, unexpectedOperand
    }

    var kind: Kind
    /// One sentence.
    var problem: String
    /// The words one of which was probably meant, the likeliest first.
    var suggestions: [String] = []
    /// What to do next, as a sentence.
    var hint: String

    /// The complete message: the problem, what was probably meant, and what to do next.
    var message: String {
        problem + Self.guess(suggestions) + " " + hint
    }

    /// The question whether one of some words was meant, with a space before it; empty for none.
    static func guess(_ words: [String]) -> String {
        words.isEmpty ? "" : " Did you mean \(words.map { "\"\($0)\"" }.listed("or"))?"
    }
}

/// An argument as an error message shows it: in quotes, on one line, not too long, safe for a terminal.
struct QuotedArgument: CustomStringConvertible {
    private let shown: String

    init(_ bytes: some Sequence<UInt8>) {
        // Enough to recognise it by; an argument may be megabytes long.
        let start = Array(bytes.prefix(Self.longest + 1))
        let text = FilePath(bytes: Array(start.prefix(Self.longest))).display
        shown = "\"" + text + (start.count > Self.longest ? "..." : "") + "\""
    }

    private static let longest = 80

    var description: String { shown }
}
