import Testing

@testable import Runner

@Suite struct LLMKeyTests {
    private func key(_ text: String) throws -> LLMKey? {
        try LLMKey(environment: ProcessEnvironment([LLMKey.variable: text]))
    }

    @Test func theKeyComesFromItsVariable() throws {
        #expect(try key("sk-1")?.secret == "sk-1")
        #expect(try key(" sk-1\r\n")?.secret == "sk-1")
        #expect(try key("") == nil)
        #expect(try key(" \n") == nil)
        #expect(try LLMKey(environment: ProcessEnvironment()) == nil)
    }

    @Test(arguments: ["a b", "a\r\nHost: x", "caf\u{E9}", "a\u{0}", String(repeating: "k", count: 5000)])
    func whatWouldSplitAHeaderIsRefused(text: String) {
        do throws(SettingsError) {
            _ = try LLMKey(environment: ProcessEnvironment([LLMKey.variable: text]))
            Issue.record("was accepted")
        } catch {
            #expect(error.message.contains(LLMKey.variable))
            #expect(!error.message.contains(text))
        }
    }

    @Test func theKeyCanNotBePrinted() throws {
        let key = try #require(try key("sk-secret"))
        var dumped = ""
        dump(key, to: &dumped)
        #expect(!"\(key) \(String(reflecting: key)) \(dumped) \([key])".contains("sk-secret"))
    }
}
