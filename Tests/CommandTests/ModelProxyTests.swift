import StubService
import Testing

@Suite("Proxies of the environment") struct ModelProxyTests {
    /// What goes to a server on this machine, the key above all, is no proxy's business.
    @Test func neverSeeWhatGoesToThisMachine() async throws {
        let program = try Program()
        let proxy = try StubServer { _ in StubAnswer.chat("OK") }
        let model = try StubServer { _ in StubAnswer.chat("OK") }
        defer {
            proxy.stop()
            model.stop()
        }
        let address = "http://127.0.0.1:\(proxy.port)"
        let names = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
        var environment = Dictionary(uniqueKeysWithValues: names.map { ($0, address) })
        environment["VEGYSCAN_LLM_KEY"] = "canary-key-7f3a"
        for host in ["127.0.0.1", "localhost"] {
            environment["VEGYSCAN_LLM_URL"] = "http://\(host):\(model.port)/v1"
            environment["VEGYSCAN_LLM_MODEL"] = "tiny"
            let outcome = try await program.run(["doctor"], environment: environment)
            #expect(outcome.output.contains("language model"), "\(outcome)")
            #expect(!(outcome.output + outcome.errors).contains("canary"))
        }
        #expect(model.requests.count == 2)
        #expect(proxy.requests.isEmpty)
    }
}
