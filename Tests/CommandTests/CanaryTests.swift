import Foundation
import Models
import StubService
import TestMaterial
import Testing

/// A key and a place that are planted in a run turn up nowhere but where they belong.
@Suite struct CanaryTests {
    /// The photo's own, in its EXIF data.
    private static let place = ["48.2083", "16.373", "Vienna"]
    private static let key = "canary-key-5d2e91"

    /// How the program gets the key.
    enum Source: CaseIterable, Sendable {
        case variable, file
    }

    private func give(_ source: Source, to folder: ScanFolder) throws -> [String: String] {
        switch source {
        case .variable: return ["VEGYSCAN_LLM_KEY": Self.key]
        case .file:
            let path = try folder.home.write(Self.key + "\n", to: "config/vegyscan/llm-key").path
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
            return [:]
        }
    }

    private func scan(_ folder: ScanFolder, _ stub: StubServer, _ environment: [String: String]) async throws -> Outcome
    {
        try await folder.program.run(
            [
                "scan", "in", "--out", "out", "--json", "--verbose", "--llm-url", stub.url.absoluteString,
                "--llm-model", "m",
            ],
            environment: environment)
    }

    private func expectNone(of canaries: [String], in content: Data, _ place: String) {
        for canary in canaries {
            #expect(content.firstRange(of: Data(canary.utf8)) == nil, "\(place) holds \(canary)")
        }
    }

    @Test(arguments: Source.allCases)
    func turnUpNowhereElse(_ source: Source) async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        try folder.home.copySample("gps-orientation-6/menu.jpg", to: "in/placed-canary.jpg")
        let environment = try give(source, to: folder)
        let stub = try StubServer { request in
            // One answer that can't be used, so that messages and a second question come about as well.
            request.number == 0 ? StubAnswer.chat("Sorry, \(Self.key)") : StubAnswer.chat(StubAnswer.verdicts(request))
        }
        defer { stub.stop() }
        let outcome = try await scan(folder, stub, environment)
        #expect(outcome.code == 0, "\(outcome)")
        let bundles = try folder.bundles()
        let placed = try #require(bundles.first { $0.path.hasPrefix("placed-canary") }?.bundle)
        #expect(placed.location.lat != nil, "the canary must be there to be found")

        #expect(!stub.requests.isEmpty)
        for request in stub.requests {
            #expect(request.head.contains("Bearer " + Self.key))
            expectNone(
                of: Self.place + [Self.key, "placed-canary", "zum Blauen Karpfen"], in: Data(request.body.utf8),
                "a request")
            expectNone(of: Self.place + ["placed-canary"], in: Data(request.head.utf8), "a request's head")
        }
        expectNone(of: Self.place + [Self.key], in: outcome.standardOutput, "standard output")
        expectNone(of: Self.place + [Self.key], in: outcome.standardError, "standard error")
        for (path, content) in try folder.home.contents() where !path.hasPrefix("in/") && !path.hasSuffix("/llm-key") {
            expectNone(of: [Self.key], in: content, path)
            // The menu's own bundle, and the history, which is for finding it again.
            let isItsPlace = path.hasPrefix("out/placed-canary") || path.hasPrefix("data/vegyscan/vegyscan.sqlite")
            if !isItsPlace { expectNone(of: Self.place, in: content, path) }
        }
    }

    /// A service that repeats the key, and one that sends it elsewhere.
    @Test func troubleTellsNobody() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let elsewhere = try StubServer { StubAnswer.chat(StubAnswer.verdicts($0)) }
        defer { elsewhere.stop() }
        let target = "Location: " + elsewhere.url.absoluteString + "/chat/completions"
        for answer in [
            StubAnswer.http(401, #"{"error": {"message": "no such key: \#(Self.key)"}}"#),
            StubAnswer.http(307, "", headers: [target]),
        ] {
            let stub = try StubServer { _ in answer }
            defer { stub.stop() }
            let outcome = try await scan(folder, stub, ["VEGYSCAN_LLM_KEY": Self.key])
            #expect(outcome.code == 1, "\(outcome)")
            expectNone(of: [Self.key], in: outcome.standardOutput + outcome.standardError, "what is printed")
            for (path, content) in try folder.home.contents() { expectNone(of: [Self.key], in: content, path) }
        }
        #expect(elsewhere.requests.isEmpty)
    }
}
