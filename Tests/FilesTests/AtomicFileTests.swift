import Glibc
import Models
import Synchronization
import TestMaterial
import Testing

@testable import Files

@Suite struct AtomicFileTests {
    private let old = Array("old".utf8)
    private let new = [UInt8](repeating: 7, count: 200_000)

    @Test func replacesAWholeFile() throws {
        let folder = try TemporaryFolder()
        try folder.put(old, at: FilePath("a"))
        try folder.put(new, at: FilePath("a"))
        #expect(folder.content(FilePath("a")) == new)
        #expect(Folder.names(in: folder.path) == [FilePath("a")])
    }

    @Test func takesNamesThatAreNoText() throws {
        let folder = try TemporaryFolder()
        let name = FilePath(bytes: [0xFF, 0x0A, 0x20, 0xC3])
        try folder.put(new, at: name)
        #expect(folder.content(name) == new)
    }

    @Test func honoursPermissions() throws {
        let folder = try TemporaryFolder()
        try AtomicFile.write(old, to: folder.path.appending("a"), permissions: 0o600)
        var status = stat()
        let path = folder.path.appending("a")
        unsafe #expect(try path.withCPath { unsafe stat($0, &status) } == 0)
        #expect(status.st_mode & 0o777 == 0o600)
    }

    @Test func goesOnAfterSignalsAndShortWrites() throws {
        let folder = try TemporaryFolder()
        var calls = SystemCalls.system
        let turns = Counter()
        calls.write = { descriptor, bytes in
            if turns.next() % 2 == 1 {
                errno = EINTR
                return -1
            }
            return SystemCalls.system.write(descriptor, bytes.prefix(30_001))
        }
        calls.sync = { descriptor in
            if turns.next() % 2 == 1 {
                errno = EINTR
                return -1
            }
            return SystemCalls.system.sync(descriptor)
        }
        try AtomicFile.write(chunks: [new], to: folder.path.appending("a"), permissions: 0o666, calls: calls)
        #expect(folder.content(FilePath("a")) == new)
    }

    @Test func bringsTheFileToTheDiskBeforeItsNameAndThenTheFolder() throws {
        let folder = try TemporaryFolder()
        let steps = Mutex<[String]>([])
        var calls = SystemCalls.system
        calls.sync = { descriptor in
            steps.withLock { $0.append(FileStatus(descriptor: descriptor)?.kind == .folder ? "folder" : "file") }
            return SystemCalls.system.sync(descriptor)
        }
        calls.rename = { from, to throws(SystemError) in
            steps.withLock { $0.append("name") }
            try SystemCalls.system.rename(from, to)
        }
        try AtomicFile.write(chunks: [new], to: folder.path.appending("a"), permissions: 0o666, calls: calls)
        #expect(steps.withLock { $0 } == ["file", "name", "folder"])
    }

    @Test(arguments: [ENOSPC, EDQUOT, EIO, EFBIG])
    func leavesTheOldFileWhenWritingFails(code: Int32) throws {
        var calls = SystemCalls.system
        let turns = Counter()
        calls.write = { descriptor, bytes in
            guard turns.next() == 1 else {
                errno = code
                return -1
            }
            return SystemCalls.system.write(descriptor, bytes.prefix(1000))
        }
        try expectFailure(code, calls)
    }

    @Test func neverWaitsForAFileThatTakesNothing() throws {
        var calls = SystemCalls.system
        calls.write = { _, _ in 0 }
        try expectFailure(EIO, calls)
    }

    @Test(arguments: [ENOSPC, EIO])
    func leavesTheOldFileWhenSyncingFails(code: Int32) throws {
        var calls = SystemCalls.system
        calls.sync = { _ in
            errno = code
            return -1
        }
        try expectFailure(code, calls)
    }

    @Test func leavesTheOldFileWhenClosingFails() throws {
        var calls = SystemCalls.system
        calls.close = { descriptor in
            _ = SystemCalls.system.close(descriptor)
            errno = EIO
            return -1
        }
        try expectFailure(EIO, calls)
    }

    @Test func leavesTheOldFileWhenRenamingFails() throws {
        var calls = SystemCalls.system
        calls.rename = { _, _ throws(SystemError) in throw SystemError(EROFS) }
        try expectFailure(EROFS, calls)
    }

    private func expectFailure(_ code: Int32, _ calls: SystemCalls) throws {
        let folder = try TemporaryFolder()
        try folder.put(old, at: FilePath("a"))
        #expect(throws: SystemError(code)) {
            try AtomicFile.write(chunks: [new], to: folder.path.appending("a"), permissions: 0o666, calls: calls)
        }
        #expect(folder.content(FilePath("a")) == old)
        #expect(Folder.names(in: folder.path) == [FilePath("a")])
    }

    @Test func saysWhatIsWrongWithThePlace() throws {
        let folder = try TemporaryFolder()
        try folder.put(old, at: FilePath("file"))
        try Folder.create(folder.path.appending("folder/inner"))
        let places: [(FilePath, String)] = [
            (folder.path.appending("none/a"), "the folder isn't there"),
            (folder.path.appending("file/a"), "a file is in the way"),
            (folder.path.appending("folder"), "a folder of that name is in the way"),
            (folder.path.appending(String(repeating: "x", count: 300)), "the name is too long"),
            (FilePath(bytes: folder.path.bytes + [0x2F, 0x61, 0, 0x62]), "the name isn't allowed"),
            (FilePath("/proc/a"), "can't be written"),
        ]
        for (place, words) in places {
            let failure = #expect(throws: StageFailure.self) { try AtomicFile.write(new, to: place) }
            #expect(failure?.code == .cannotWrite)
            #expect(failure?.message.contains(words) == true)
            #expect(failure?.message.contains("vegyscan-test") == false)
        }
        #expect(Folder.names(in: folder.path) == [FilePath("file"), FilePath("folder")])
    }
}
