import Foundation
import Glibc
import Models
import Synchronization
import TestMaterial
import Testing

@testable import Files

@Suite struct SweepTests {
    /// No process has it: the kernel's largest is 4,194,304.
    private static let dead: Int32 = 2_000_000_000

    @Test func removesOnlyWhatDeadProcessesLeft() throws {
        let folder = try TemporaryFolder()
        let kept = [
            ".vegyscan-1-1.tmp", ".vegyscan-\(Self.dead)-01.tmp", ".vegyscan-\(Self.dead)-1.tmp.bak",
            ".vegyscan--5-1.tmp", ".vegyscan-\(Self.dead)-1", "vegyscan-\(Self.dead)-1.tmp", "bundle.json",
            ".vegyscan-99999999999-1.tmp",
        ].map { FilePath($0) }
        for name in kept { try folder.put([1], at: name) }
        let foreign = FilePath(bytes: Array(".vegyscan-\(Self.dead)-1.tmp".utf8) + [0xFF])
        try folder.put([1], at: foreign)
        // Not written as output is: a program that another test starts at that moment would hold the file's lock.
        let left = folder.path.appending(TemporaryName(pid: Self.dead, number: 1).path)
        #expect(FileManager.default.createFile(atPath: left.display, contents: nil))
        try Folder.create(folder.path.appending(TemporaryName(pid: Self.dead, number: 2).path))

        AtomicFile.sweep(folder: folder.path)

        let folderInTheirName = TemporaryName(pid: Self.dead, number: 2).path
        #expect(Folder.names(in: folder.path) == (kept + [foreign, folderInTheirName]).sorted())
    }

    @Test func leavesWhatIsBeingWritten() throws {
        let folder = try TemporaryFolder()
        let mine = try TemporaryName.claim(in: folder.path, permissions: 0o600)
        AtomicFile.sweep(folder: folder.path)
        #expect(Folder.names(in: folder.path) == [mine.path.lastComponent])
        // A leftover of an earlier process that had this one's number, as happens in containers.
        close(mine.descriptor)
        AtomicFile.sweep(folder: folder.path)
        #expect(Folder.names(in: folder.path).isEmpty)
    }

    @Test func sweepsWhileOthersWrite() async throws {
        let folder = try TemporaryFolder()
        try await withThrowingTaskGroup { group in
            for lane in 0..<4 {
                group.addTask {
                    for turn in 0..<50 {
                        try AtomicFile.write([UInt8(turn)], to: folder.path.appending("\(lane)"))
                        AtomicFile.sweep(folder: folder.path)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(Folder.names(in: folder.path) == ["0", "1", "2", "3"].map { FilePath($0) })
    }

    @Test func missingFolderIsNothingToDo() {
        AtomicFile.sweep(folder: FilePath("/nowhere/at/all"))
    }

    @Test func aKilledProcessLeavesTheOldFileWhole() async throws {
        // The killed process names the folder after its parent, since that is what both know.
        let folder = FilePath("/tmp/vegyscan-killed-\(getpid())")
        try Folder.create(folder)
        defer {
            for name in Folder.names(in: folder) { TemporaryName.remove(folder.appending(name)) }
            _ = unsafe try? folder.withCPath { unsafe rmdir($0) }
        }
        try AtomicFile.write(Array("old".utf8), to: folder.appending("bundle.json"))

        await #expect(processExitsWith: .signal(SIGKILL)) {
            var calls = SystemCalls.system
            calls.sync = { _ in kill(getpid(), SIGKILL) }
            let path = FilePath("/tmp/vegyscan-killed-\(getppid())/bundle.json")
            try AtomicFile.write(
                chunks: [[UInt8](repeating: 1, count: 100_000)], to: path, permissions: 0o600, calls: calls)
        }

        #expect(SmallFile.bytes(of: folder.appending("bundle.json"), limit: 100) == Array("old".utf8))
        #expect(Folder.names(in: folder).count == 2)
        AtomicFile.sweep(folder: folder)
        #expect(Folder.names(in: folder) == [FilePath("bundle.json")])
    }

    @Test func aFileSizeLimitIsAFailure() async {
        await #expect(processExitsWith: .success) {
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
            unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            let path = FilePath("/tmp/vegyscan-limited-\(getpid())")
            do throws(StageFailure) {
                try AtomicFile.write([UInt8](repeating: 1, count: 2000), to: path)
                exit(1)
            } catch {
                exit(error.message.contains("ulimit") && SmallFile.bytes(of: path, limit: 10_000) == nil ? 0 : 2)
            }
        }
    }
}
