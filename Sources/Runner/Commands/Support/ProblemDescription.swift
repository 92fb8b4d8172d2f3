internal import Foundation

/// What a person says about a problem.
enum ProblemDescription {
    /// More than that nobody types, and it is no description.
    private static let mostBytes = 64 << 10

    /// - Parameter given: what stands behind `--describe`; `-` is standard input, nil asks where there is a terminal.
    /// - Returns: nil for nothing.
    static func read(_ given: String?) -> String? {
        let text: String?
        switch given {
        case "-": text = standardInput()
        case nil where isatty(STDIN_FILENO) == 1: text = asked()
        default: text = given
        }
        let trimmed = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        return trimmed.isEmpty ? nil : trimmed
    }

    private static func standardInput() -> String {
        let bytes = (try? FileHandle.standardInput.read(upToCount: mostBytes)) ?? Data()
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Line by line, up to an empty one.
    private static func asked() -> String {
        StandardStreams.printError(
            "What happened, and what did you expect? Name nobody. End with an empty line.\n> ")
        var lines: [String] = []
        while let line = readLine(), !line.isEmpty, lines.joined().utf8.count < mostBytes {
            lines.append(line)
            StandardStreams.printError("> ")
        }
        return lines.joined(separator: "\n")
    }
}
