import Foundation

/// What a program left behind.
struct Outcome: Sendable, CustomStringConvertible {
    var arguments: [String]
    /// The exit code, or the signal's number.
    var status: Int32
    var isSignalled: Bool
    var isInTime: Bool
    var standardOutput: Data
    var standardError: Data

    /// The exit code, or nil when the program was killed or took too long.
    var code: Int32? { isSignalled || !isInTime ? nil : status }

    var output: String { String(decoding: standardOutput, as: UTF8.self) }
    var errors: String { String(decoding: standardError, as: UTF8.self) }

    /// The lines of standard output, the last one without its end.
    var outputLines: [String] { output.split(separator: "\n").map(String.init) }

    /// What a failed test shows.
    var description: String {
        let end = isInTime ? (isSignalled ? "signal \(status)" : "exit code \(status)") : "killed, took too long"
        return
            "\(arguments.joined(separator: " ")): \(end)\nstdout: \(output.prefix(2000))\nstderr: \(errors.prefix(2000))"
    }
}
