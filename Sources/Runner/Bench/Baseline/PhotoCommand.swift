internal import Files

/// A command line that is run once for each photo, as `--command` gives it.
struct PhotoCommand: Sendable {
    /// As given; `{}` stands for the photo, which follows the line where there is none.
    let line: String
    /// As `NAME=value`.
    private let environment: [[UInt8]]

    /// - Throws: where the line would have the shell read the photo's name.
    init(_ line: String, environment: ProcessEnvironment) throws(CommandFailure) {
        guard !Self.quotesPhoto(line) else {
            throw CommandFailure(
                message:
                    "--command: Don't quote {}; the photo's path arrives whole without quotes, and inside a script "
                    + "of its own as \"$1\", such as: sh -c 'ocr \"$1\"' sh {}",
                exitCode: .usage)
        }
        self.line = line
        self.environment = environment.entriesWithoutSecrets()
    }

    /// Whether a {} stands inside quotes or behind a backslash, so that what takes its place would end them.
    private static func quotesPhoto(_ line: String) -> Bool {
        let (single, double) = (UInt8(ascii: "'"), UInt8(ascii: "\""))
        var quote: UInt8?
        var rest = Array(line.utf8)[...]
        while let byte = rest.first {
            if quote != nil, rest.starts(with: "{}".utf8) { return true }
            rest = rest.dropFirst()
            switch byte {
            case UInt8(ascii: "\\") where quote != single:
                if rest.starts(with: "{}".utf8) { return true }
                rest = rest.dropFirst()
            case single, double:
                if quote == nil { quote = byte } else if quote == byte { quote = nil }
            default: break
            }
        }
        return false
    }

    /// The program's name, for tables.
    var name: String {
        let word = line.split(separator: " ").first.map(String.init) ?? line
        let name = word.split(separator: "/").last.map(String.init) ?? word
        // A folder is called after it.
        return name.allSatisfy { $0 == "." } ? "command" : name
    }

    /// The shell reads the line as its user wrote it; the photo's name is an argument that it doesn't read.
    func child(for photo: FilePath) -> ChildProcess {
        let argument = "\"$1\""
        let script = line.contains("{}") ? line.replacing("{}", with: argument) : "\(line) \(argument)"
        return ChildProcess(
            program: "sh",
            arguments: [Array("-c".utf8), Array(script.utf8), Array("sh".utf8), photo.neverAnOption],
            environment: environment)
    }

    func runs(within seconds: Int, upTo limit: Int) -> ProgramRuns {
        ProgramRuns(seconds: seconds, mostBytes: limit) { child(for: $0) }
    }
}

extension FilePath {
    /// A name that begins with a dash would be taken for an option.
    var neverAnOption: [UInt8] {
        bytes.first == UInt8(ascii: "-") ? Array("./".utf8) + bytes : bytes
    }
}
