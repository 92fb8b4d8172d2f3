import Testing

@testable import Runner

@Suite struct TerminalColoursTests {
    @Test(
        arguments: [
            ([:], true, true), ([:], false, false), (["NO_COLOR": "1"], true, false), (["NO_COLOR": ""], true, true),
            (["CLICOLOR": "0"], true, false), (["CLICOLOR": "1"], false, false), (["TERM": "dumb"], true, false),
            (["CLICOLOR_FORCE": "1"], false, true), (["CLICOLOR_FORCE": "0"], false, false),
            (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false),
            (["CLICOLOR_FORCE": "1", "TERM": "dumb"], false, true),
        ] as [([String: String], Bool, Bool)])
    func theEnvironmentDecides(variables: [String: String], isTerminal: Bool, isOn: Bool) {
        let colours = TerminalColours(ProcessEnvironment(variables), isTerminal: isTerminal)
        #expect(colours.isOn == isOn)
        #expect(colours("x", .error) == (isOn ? "\u{1B}[1;31mx\u{1B}[0m" : "x"))
    }
}
