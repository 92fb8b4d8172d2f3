import Testing

@Suite struct InformationTests {
    @Test func versionIsOneLine() async throws {
        let outcome = try await Program().run("--version")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.outputLines.count == 1, "\(outcome)")
    }
}
