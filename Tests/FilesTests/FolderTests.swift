import Files
import Glibc
import Models
import TestMaterial
import Testing

@Suite struct FolderTests {
    @Test func makesParents() throws {
        let folder = try TemporaryFolder()
        let deep = folder.path.appending(FilePath(bytes: Array("a/".utf8) + [0xFE] + Array("//b/../c/".utf8)))
        try Folder.create(deep)
        try Folder.create(deep)
        let status = try FileStatus(
            of: folder.path.appending(FilePath(bytes: Array("a/".utf8) + [0xFE] + [0x2F, 0x63])))
        #expect(status?.kind == .folder)
    }

    @Test func givesPermissionsToAllItMakes() throws {
        let folder = try TemporaryFolder()
        try Folder.create(folder.path.appending("a/b"), permissions: 0o700)
        for name in ["a", "a/b"] {
            var status = stat()
            let path = folder.path.appending(name)
            unsafe #expect(try path.withCPath { unsafe stat($0, &status) } == 0)
            #expect(status.st_mode & 0o777 == 0o700)
        }
    }

    @Test func saysWhatIsInTheWay() throws {
        let folder = try TemporaryFolder()
        try folder.put([1], at: FilePath("file"))
        try unsafe #require(symlink("nowhere", folder.path.appending("link").display) == 0)
        let places: [(FilePath, String)] = [
            (folder.path.appending("link"), "a link that leads nowhere"),
            (folder.path.appending("file"), "a file is in the way"),
            (folder.path.appending("file/a/b"), "a file is in the way"),
            (folder.path.appending("a/" + String(repeating: "x", count: 300)), "the name is too long"),
            (FilePath(""), "the folder isn't there"),
            (FilePath("/proc/vegyscan"), "the folder isn't there"),
            (FilePath("/" + String(repeating: "x/", count: 5000)), "the name is too long"),
        ]
        for (place, words) in places {
            let failure = #expect(throws: StageFailure.self) { try Folder.create(place, as: .outputFolder) }
            #expect(failure?.code == .cannotWrite)
            #expect(failure?.message.contains(words) == true, "\(failure?.message ?? "") – \(words)")
        }
    }

    @Test func comesToTermsWithRivals() async throws {
        let folder = try TemporaryFolder()
        try await withThrowingTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { try Folder.create(folder.path.appending("a/b/c/d/e/f")) }
            }
            try await group.waitForAll()
        }
        #expect(try FileStatus(of: folder.path.appending("a/b/c/d/e/f"))?.kind == .folder)
    }

    /// A file system of 64 KiB, where the system lets us have one.
    @Test func aFullDiskIsAClearFailure() throws {
        let folder = try TemporaryFolder()
        let mounted = unsafe try folder.path.withCPath { unsafe mount("none", $0, "tmpfs", 0, "size=64k") } == 0
        guard mounted else { return }
        defer { unsafe _ = try? folder.path.withCPath { unsafe umount2($0, Int32(MNT_DETACH)) } }
        try folder.put([1, 2, 3], at: FilePath("a"))
        let failure = #expect(throws: StageFailure.self) {
            try folder.put([UInt8](repeating: 1, count: 100_000), at: FilePath("a"))
        }
        #expect(failure?.message.hasPrefix("No space left on the disk: make room and run again") == true)
        #expect(folder.content(FilePath("a")) == [1, 2, 3])
        #expect(Folder.names(in: folder.path) == [FilePath("a")])
    }
}
