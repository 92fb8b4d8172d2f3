import Testing

@testable import Runner

@Suite("The key of an LLM server")
struct LLMKeyTests {
    private func key(_ text: String) throws(SettingsError) -> Bool {
        try LLMKey.read(from: ProcessEnvironment(["VEGYSCAN_LLM_KEY": text])) != nil
    }

    @Test func comesFromTheEnvironment() throws {
        #expect(try key("sk-canary"))
        #expect(try key("  sk-canary\n"))
        #expect(try LLMKey.read(from: ProcessEnvironment()) == nil)
        #expect(try !key(""))
    }

    @Test(arguments: ["two words", "line\nbreak", "smörgås", " "])
    func isOneWordOfPlainCharacters(text: String) {
        #expect(throws: SettingsError.self) { try key(text) }
    }

    @Test func isNeverShown() throws {
        let canary = "sk-canary-93"
        let read = try #require(try LLMKey.read(from: ProcessEnvironment(["VEGYSCAN_LLM_KEY": canary])))
        #expect(!"\(read) \(String(reflecting: read))".contains(canary))
        let error = #expect(throws: SettingsError.self) { try key(canary + " x") }
        #expect(error?.message.contains(canary) == false)
        #expect(error?.message.contains("VEGYSCAN_LLM_KEY") == true)
    }
}
