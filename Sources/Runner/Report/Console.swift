internal import Models

/// What a person reads on standard error: one line at a time, never mixed with the progress line.
struct Console: Sendable {
    var isQuiet = false
    var isVerbose = false

    /// Something that went wrong; shown also when quiet.
    func error(_ message: String) {
        let name = TerminalColours.ofErrors("vegyscan:", .error)
        StandardStreams.printError("\(name) \(Self.printable(message))\n")
    }

    func note(_ message: String) {
        if !isQuiet { StandardStreams.printError(Self.printable(message) + "\n") }
    }

    /// What the library has to say. That something is missing from it is no mere note.
    func tell(_ warnings: [Warning]) {
        for warning in warnings {
            let isLoss = [WarningCode.historyNotKept, .historyDamaged].map(\.rawValue).contains(warning.code)
            isLoss ? error(warning.message) : note(warning.message)
        }
    }

    func detail(_ message: String) {
        if isVerbose { StandardStreams.printError(Self.printable(message) + "\n") }
    }

    /// Control characters from file names or other programs could move the cursor or hide text.
    static func printable(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
        return String(String.UnicodeScalarView(scalars))
    }
}
