import Foundation
import Models
import TestMaterial
import Testing

/// The built program and a real server: the real protocol, and answers that are nonsense in the shape asked for.
@Suite(.serialized, .enabled(if: RealServer.isSetUp, "make test-llm sets up the server"))
struct RealServerTests {
    @Test func doctorFindsIt() async throws {
        let server = try await RealServer()
        let program = try Program()
        let outcome = try await program.run(["doctor"] + server.options)
        #expect(outcome.code == 0 && outcome.output.contains("answers"), "\(outcome)")
        try await server.kill()
        let gone = try await program.run(["doctor"] + server.options)
        #expect(gone.code == 69 && gone.output.contains("MISSING"), "\(gone)")
    }

    /// Nonsense adds doubts and questions at most.
    @Test func nonsenseMakesNothingSafer() async throws {
        let server = try await RealServer()
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        try folder.home.copySample("vegan-marks/menu.jpg", to: "in/marks.jpg")
        let offline = try await folder.scan(["in"], ["--offline"])
        #expect(offline.code == 0, "\(offline)")
        let before = try folder.bundles()
        let online = try await folder.scan(["in"], server.options + ["--json"])
        #expect(online.code == 0, "\(online)")
        let after = try folder.bundles()
        #expect(before.count == 2 && before.map(\.path) == after.map(\.path))
        for (known, asked) in zip(before, after) {
            #expect(known.bundle.dishes.map(\.name) == asked.bundle.dishes.map(\.name))
            for (old, new) in zip(known.bundle.dishes, asked.bundle.dishes) {
                let problems = Permissiveness.problems(from: old.classification, to: new.classification)
                #expect(problems.isEmpty, "\(new.name): \(problems)")
            }
        }
        let usage = try #require(Self.usage(online), "\(online)")
        #expect((usage["calls"] as? Int ?? 0) > 0 && (usage["completion_tokens"] as? Int ?? 0) > 0, "\(usage)")
        // The form that worked is remembered, and held the answers to the schema.
        let doctor = try await folder.program.run(["doctor", "--store", "store"] + server.options)
        #expect(doctor.output.contains("JSON"), "\(doctor)")
    }

    @Test func whatAKilledServerLeftOpenIsFinished() async throws {
        let server = try await RealServer()
        let folder = try ScanFolder()
        try folder.addGoodPhoto("1.jpg")
        try folder.home.copySample("vegan-marks/menu.jpg", to: "in/2.jpg")
        try folder.home.copySample("german-allergens/menu.jpg", to: "in/3.jpg")
        let running = try folder.program.start(
            ["scan", folder.home["in"], "--out", folder.home["out"], "--store", folder.home["store"], "--jobs", "1"]
                + server.options)
        while running.isRunning, try folder.bundles().isEmpty { try await Task.sleep(for: .milliseconds(20)) }
        try await server.kill()
        let first = try await running.outcome
        #expect(first.code == 1 && first.errors.contains("retry later"), "\(first)")
        let left = try folder.bundles().map(\.bundle)
        #expect(left.count == 3 && left.contains { !$0.pendingDishes.isEmpty })
        #expect(left.allSatisfy { $0.dishes.allSatisfy { $0.classification != nil } })

        let next = try await RealServer(port: server.port)
        let retry = try await folder.program.run(
            ["retry", folder.home["out"], "--store", folder.home["store"]] + next.options)
        #expect(retry.code == 0, "\(retry)")
        let done = try folder.bundles().map(\.bundle)
        #expect(done.allSatisfy { $0.status == .complete && $0.pendingDishes.isEmpty })
        try await next.kill()
    }

    private static func usage(_ outcome: Outcome) -> [String: Any]? {
        let last = try? JSONSerialization.jsonObject(with: Data((outcome.outputLines.last ?? "").utf8))
        return (last as? [String: Any])?["usage"] as? [String: Any]
    }
}
