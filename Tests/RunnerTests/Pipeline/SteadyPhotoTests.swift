import Files
import Foundation
import Models
import Stages
import Testing

@testable import Runner

@Suite("A photo that changes while it is read")
struct SteadyPhotoTests {
    private let path = FileManager.default.temporaryDirectory.appendingPathComponent("steady-\(UUID().uuidString)")

    /// - Parameter disturb: gets the number of the reading, from 1.
    private func read(_ disturb: (Int) throws -> Void) async throws -> (outcome: PhotoOutcome, readings: Int) {
        try Data("first".utf8).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        var readings = 0
        let photo = SteadyPhoto(PhotoFile(path: FilePath(path.path), shown: "a"))
        let (outcome, _) = await photo.read {
            readings += 1
            try? disturb(readings)
            return .rejected(
                PhotoRecord(path: "a", sha256: ""), Quality(brightness: 1, contrast: 1, sharpness: 1, glare: 0))
        }
        return (outcome, readings)
    }

    private func append() throws {
        let handle = try FileHandle(forWritingTo: path)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("x".utf8))
        try handle.close()
    }

    @Test func isReadOnceMore() async throws {
        let (outcome, readings) = try await read { if $0 == 1 { try append() } }
        #expect(readings == 2)
        guard case .rejected = outcome else {
            Issue.record("It was complete the second time")
            return
        }
    }

    @Test func isGivenUpWhenItGoesOn() async throws {
        let (outcome, readings) = try await read { _ in try append() }
        #expect(readings == 2)
        guard case .failed(_, let failure) = outcome else {
            Issue.record("It was never complete")
            return
        }
        #expect(failure.message.contains("changed while it was read"))
    }

    @Test func anotherFileInItsPlaceIsAChange() async throws {
        let readings = try await read { if $0 == 1 { try Data("other".utf8).write(to: path, options: .atomic) } }
            .readings
        #expect(readings == 2)
    }

    @Test func removedAfterItWasReadIsNoChange() async throws {
        let readings = try await read { _ in try FileManager.default.removeItem(at: path) }.readings
        #expect(readings == 1)
    }

    @Test func otherPermissionsAreNoChange() async throws {
        let readings = try await read { _ in
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path.path)
        }.readings
        #expect(readings == 1)
    }
}
