import Files
import Foundation
import Library
import TestMaterial
import Testing

@Suite struct OutputLockTests {
    @Test func keepsASecondRunOut() throws {
        let folder = try TemporaryFolder()
        var first: OutputLock?
        if case .held(let lock) = try OutputLock.take(in: folder.path) { first = lock }
        #expect(first != nil)
        guard case .inUse(let pid) = try OutputLock.take(in: folder.path) else {
            Issue.record("The folder was locked twice")
            return
        }
        #expect(pid == getpid())
        first = nil
        guard case .held = try OutputLock.take(in: folder.path) else {
            Issue.record("The lock outlived its holder")
            return
        }
    }

    @Test func namesNoProcessWhereNoneStands() throws {
        let folder = try TemporaryFolder()
        try Folder.create(folder.path.appending(".vegyscan"))
        try folder.put(Array("garbage".utf8), at: FilePath(".vegyscan/lock"))
        guard case .held(let lock) = try OutputLock.take(in: folder.path) else {
            Issue.record("A file that nobody holds is no lock")
            return
        }
        try withExtendedLifetime(lock) {
            try Data("garbage".utf8).write(to: URL(fileURLWithPath: folder.path.appending(".vegyscan/lock").display))
            guard case .inUse(nil) = try OutputLock.take(in: folder.path) else {
                Issue.record("Locked, by nobody knows whom")
                return
            }
        }
    }

    @Test func saysWhatIsInTheWay() throws {
        let folder = try TemporaryFolder()
        try folder.put([], at: FilePath(".vegyscan"))
        #expect(throws: (any Error).self) { try OutputLock.take(in: folder.path) }
    }
}
