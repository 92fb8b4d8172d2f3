/// What stands out on a terminal, and how.
enum TextStyle: String {
    case heading = "1"
    case error = "1;31"
    case warning = "33"
}

/// Colours for one of the standard streams, or none where nobody would see them.
///
/// Follows what most programs agree on: a `NO_COLOR` that isn't empty forbids them, `CLICOLOR_FORCE` that isn't 0 has
/// them in files and pipes too, and `CLICOLOR=0` or a dumb terminal goes without.
struct TerminalColours: Sendable {
    static let none = TerminalColours(isOn: false)
    static let ofOutput = TerminalColours(.current(), isTerminal: StandardStreams.outputIsTerminal)
    static let ofErrors = TerminalColours(.current(), isTerminal: StandardStreams.errorIsTerminal)

    let isOn: Bool

    private init(isOn: Bool) { self.isOn = isOn }

    init(_ environment: ProcessEnvironment, isTerminal: Bool) {
        let isForced = environment.text("CLICOLOR_FORCE").map { $0 != "0" } ?? false
        let isWanted = isTerminal && environment.text("TERM") != "dumb" && environment.text("CLICOLOR") != "0"
        isOn = environment["NO_COLOR"] == nil && (isForced || isWanted)
    }

    /// - Parameter text: safe to print; colours are put around it.
    func callAsFunction(_ text: String, _ style: TextStyle) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}
