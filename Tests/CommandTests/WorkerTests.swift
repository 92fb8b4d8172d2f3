import Foundation
import Models
import TestMaterial
import Testing

/// Photos are read in processes of their own, and nobody sees a difference until one of these dies.
@Suite struct WorkerTests {
    private func arguments(_ folder: ScanFolder, out: String, _ options: [String]) -> [String] {
        ["scan", folder.home["in"], "--out", folder.home[out], "--store", folder.home["store-" + out]] + options
    }

    /// The worker processes of a running program, by what the system tells of parents.
    private static func workers(of parent: Int32) -> [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { Int32($0) }.filter { id in
            guard let stat = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8) else { return false }
            // Behind the name in brackets stand the state and the parent; Z is one that has ended.
            let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
            return fields.count > 2 && fields[1] != "Z" && Int32(fields[2]) == parent
        }
    }

    /// Looks at the workers again and again, on a thread of its own, until `action` is done or the program has ended.
    private static func watch(
        _ program: RunningProgram, until action: @escaping @Sendable ([Int32]) -> Bool
    ) async {
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                while program.isRunning, !action(workers(of: program.id)) { usleep(5_000) }
                done.resume()
            }
        }
    }

    /// Without what the program keeps there for itself.
    private func results(_ folder: ScanFolder, _ name: String) throws -> [String: Data] {
        try folder.home.contents(of: name).filter { !$0.key.hasPrefix(".vegyscan/") }
    }

    @Test func bundlesAreTheSameByteForByte() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto("menu/page-1.jpg")
        try folder.home.copySample("no-text/photo.jpg", to: "in/menu/page-2.jpg")
        try folder.home.copySample("corrupt/menu.jpg", to: "in/corrupt.jpg")
        try folder.home.write(
            Samples.data("no-text/photo.jpg"), toBytes: Array("in/\u{E9} ".utf8) + [0xFF] + Array(".jpg".utf8))
        let outside = try await folder.program.run(arguments(folder, out: "outside", ["--isolation", "process"]))
        let inside = try await folder.program.run(arguments(folder, out: "inside", ["--isolation", "none"]))
        #expect(outside.code == 1 && inside.code == 1, "\(outside)\n\(inside)")
        let bundles = try results(folder, "inside")
        #expect(bundles.count == 4)
        #expect(try results(folder, "outside") == bundles)
        // Both kept the same for the next time, each can use the other's.
        try FileManager.default.removeItem(atPath: folder.home["inside"])
        let again = try await folder.program.run([
            "scan", folder.home["in"], "--out", folder.home["inside"], "--store", folder.home["store-outside"],
            "--isolation", "none", "--json",
        ])
        #expect(try results(folder, "inside") == bundles, "\(again)")
        #expect(again.outputLines.filter { $0.contains("\"stages\":{}") && $0.contains("\"read\"") }.count == 3)
    }

    @Test func aWorkerThatCrashesIsReplaced() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let program = try folder.program.start(arguments(folder, out: "out", ["--isolation", "process"]))
        await Self.watch(program) { workers in
            guard let worker = workers.first else { return false }
            return kill(worker, SIGSEGV) == 0
        }
        let outcome = try await program.outcome
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try folder.isGoodPhotoDone(), "\(outcome)")
    }

    @Test func aPhotoWhoseWorkersAllDieIsFailedAndTheRunEnds() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto("a.jpg")
        try folder.addGoodPhoto("b.jpg")
        let program = try folder.program.start(
            arguments(folder, out: "out", ["--isolation", "process", "--jobs", "1"]))
        await Self.watch(program) { workers in
            for worker in workers { kill(worker, SIGSEGV) }
            return false
        }
        let outcome = try await program.outcome
        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.errors.contains("a.jpg") && outcome.errors.contains("b.jpg"), "\(outcome)")
        let bundles = try folder.bundles()
        #expect(bundles.count == 2 && bundles.allSatisfy { $0.bundle.status == .failed })
    }

    @Test func noWorkerOutlivesTheProgram() async throws {
        let folder = try ScanFolder()
        try folder.home.copySample("straight-page/menu.jpg", to: "in/menu.jpg")
        let program = try folder.program.start(arguments(folder, out: "out", ["--isolation", "process"]))
        let seen = Seen()
        await Self.watch(program) { workers in
            guard let worker = workers.first else { return false }
            seen.worker = worker
            program.send(SIGKILL)
            return true
        }
        let outcome = try await program.outcome
        #expect(outcome.isSignalled, "\(outcome)")
        let worker = try #require(seen.worker)
        // As long as it lives, its parent is the process that takes in orphans.
        for _ in 0..<6_000 where kill(worker, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(kill(worker, 0) != 0)
    }

    /// A Ctrl-C on the terminal goes to the whole group of the program, which lets the photos in hand be finished.
    @Test func workersAreInGroupsOfTheirOwn() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let program = try folder.program.start(arguments(folder, out: "out", ["--isolation", "process"]))
        let seen = Seen()
        await Self.watch(program) { workers in
            seen.worker = workers.first { getpgid($0) == $0 }
            return seen.worker != nil
        }
        let outcome = try await program.outcome
        #expect(seen.worker != nil, "\(outcome)")
    }

    @Test func theWorkerIsNoCommandForPeople() async throws {
        let program = try Program()
        let outcome = try await program.run("worker")
        #expect(outcome.code == 64 && outcome.output.isEmpty, "\(outcome)")
        let help = try await program.run("--help")
        #expect(!help.output.contains("worker"))
    }
}

/// What another thread saw; set before it is looked at.
private final class Seen: @unchecked Sendable {
    var worker: Int32?
}
