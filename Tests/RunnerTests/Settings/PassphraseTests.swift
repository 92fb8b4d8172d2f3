import Testing

@testable import Runner

@Suite struct PassphraseTests {
    private func environment(_ value: String) -> ProcessEnvironment {
        ProcessEnvironment([Passphrase.variable: value])
    }

    @Test func comesFromTheEnvironment() throws {
        let sealing = try Passphrase.toSeal("it", environment: environment("correct horse"))
        #expect(sealing.bytes == Array("correct horse".utf8))
        #expect(try Passphrase.toOpen("it", environment: environment("correct horse")) == sealing)
        #expect(Passphrase("e\u{301}") == Passphrase("é"), "the same words on another keyboard")
    }

    @Test func aShortOneOpensButDoesNotSeal() throws {
        #expect(throws: Never.self) { try Passphrase.toOpen("it", environment: environment("short")) }
        do {
            _ = try Passphrase.toSeal("it", environment: environment("short"))
            Issue.record("taken")
        } catch { #expect(error.exitCode == .badSettings && !error.message.contains("short")) }
    }

    @Test(arguments: ["", "a\nb", String(repeating: "x", count: 1025)]) func isRefused(_ text: String) {
        #expect(Passphrase(text) == nil)
    }
}
