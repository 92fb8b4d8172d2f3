import Foundation
import Models
import TestMaterial
import Testing

/// The same photos give the same bytes, however often, on however many lanes, after whatever interruption.
@Suite struct RepeatabilityTests {
    @Test func oneLaneGivesTheBytesOfTwo() async throws {
        let two = try await SampleRun.shared
        let one = try await SampleRun.onOneLane
        #expect(one.outcome.code == 1, "\(one.outcome)")
        try expectSameFiles(one.files(), two.files())
    }

    @Test func secondRunChangesNothingAndSaysSo() async throws {
        let first = try await SampleRun.onOneLane
        let before = try first.files()
        let times = try changeTimes(first)
        let second = try await SampleRun(first.program, jobs: 2)
        #expect(second.outcome.code == 1, "\(second.outcome)")
        #expect(second.outcome.errors.lowercased().contains("unchanged"), "\(second.outcome)")
        try expectSameFiles(second.files(), before)
        // Bundles that hold are left alone, not written again.
        let after = try changeTimes(second)
        for (path, bundle) in try first.bundles() where bundle.status == .complete {
            #expect(after[path] == times[path], "\(path) was written again")
        }
    }

    /// Some of the samples: a failure, a menu of several pages, each way of ending, and enough after the first menu.
    private static let some = ["corrupt", "gps-orientation-6", "heic", "no-text", "straight-page", "two-pages"]

    @Test(arguments: [SIGINT, SIGTERM, SIGKILL])
    func interruptedRunLeavesWholeBundlesAndIsMadeGood(_ signal: Int32) async throws {
        let whole = try await some(of: SampleRun.shared)
        let program = try Program()
        // A folder of the same name, so that paths in bundles are the same.
        try program.home.makeFolder("samples")
        for name in Self.some {
            try FileManager.default.copyItem(
                atPath: Samples.folder.path + "/" + name, toPath: program.home["samples/" + name])
        }
        let photos = program.home["samples"]
        let running = try program.start(SampleRun.arguments(program, photos: photos, jobs: 1))
        // Stop it as soon as something is on disk, long before it could be done.
        while running.isRunning, try bundles(program).isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        running.send(signal)
        let outcome = try await running.outcome
        if signal == SIGKILL {
            #expect(outcome.isSignalled)
        } else {
            #expect(outcome.code == 130, "\(outcome)")
        }

        let left = try bundles(program)
        #expect(!left.isEmpty && left.count < Self.some.count, "\(left.keys.sorted())")
        for (path, content) in left {
            #expect(content == whole[path], "\(path) is not whole")
        }
        if signal != SIGKILL {
            let others = try program.home.contents(of: "out").keys.filter { path in
                !path.hasSuffix("/bundle.json") && path != "index.jsonl" && !path.hasPrefix(".vegyscan/")
            }
            #expect(others.isEmpty, "left behind: \(others)")
        }

        let second = try await SampleRun(program, photos: photos, jobs: 2)
        #expect(second.outcome.code == 1, "\(second.outcome)")
        try expectSameFiles(second.files(), whole)
    }

    /// The files of some samples, and their lines of the index.
    private func some(of run: SampleRun) throws -> [String: Data] {
        var files = try run.files().filter { file in Self.some.contains { file.key.hasPrefix($0 + "/") } }
        #expect(files.count == Self.some.count)
        let index = try #require(try run.files()["index.jsonl"])
        let lines = try String(decoding: index, as: UTF8.self).split(separator: "\n").filter { line in
            let path = try JSONDecoder().decode(IndexEntry.self, from: Data(line.utf8)).bundle
            return path.map { files[$0] != nil } ?? false
        }
        files["index.jsonl"] = Data(lines.map { $0 + "\n" }.joined().utf8)
        return files
    }

    private func bundles(_ program: Program) throws -> [String: Data] {
        guard FileManager.default.fileExists(atPath: program.home["out"]) else { return [:] }
        return try program.home.contents(of: "out").filter { $0.key.hasSuffix("/bundle.json") }
    }

    private func expectSameFiles(_ files: [String: Data], _ others: [String: Data]) throws {
        #expect(files.keys.sorted() == others.keys.sorted())
        for (path, content) in files where content != others[path] {
            Issue.record("\(path) differs")
        }
    }

    private func changeTimes(_ run: SampleRun) throws -> [String: Date] {
        var times: [String: Date] = [:]
        for path in try run.files().keys {
            let file = run.program.home[run.folder] + "/" + path
            times[path] = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
        }
        return times
    }
}
