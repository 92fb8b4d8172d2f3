import Files
import Foundation
import Models
import Reading
import Testing

/// An empty folder that goes with the value.
final class ScratchFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "vegyscan-test-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String, _ bytes: [UInt8]) -> FilePath {
        _ = FileManager.default.createFile(atPath: path + "/" + name, contents: Data(bytes))
        return FilePath(path + "/" + name)
    }
}

struct LoadPhotoTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func failure(_ file: FilePath, limits: PhotoLimits = PhotoLimits()) -> FailureCode? {
        do throws(StageFailure) {
            _ = try LoadPhoto(limits: limits)(file, shownAs: "shown")
            return nil
        } catch {
            #expect(error.stage == .decode)
            #expect(error.message.hasSuffix("."))
            #expect(!error.message.contains(folder.path))
            return error.code
        }
    }

    @Test func bytesHashAndShownPath() throws {
        let file = folder.file("photo", Array("abc".utf8))
        let photo = try LoadPhoto()(file, shownAs: "a/photo")
        #expect(photo.bytes == Array("abc".utf8))
        #expect(photo.path == "a/photo")
        // FIPS 180-4, example B.1.
        #expect(photo.sha256 == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test func nameThatIsNoUTF8() throws {
        let file = FilePath(folder.path).appending(FilePath(bytes: [0x61, 0xFF, 0x0A, 0x62]))
        let name = file.bytes.map { CChar(bitPattern: $0) } + [0]
        let descriptor = unsafe open(name, O_CREAT | O_WRONLY, 0o600)
        #expect(unsafe write(descriptor, "x", 1) == 1)
        close(descriptor)
        #expect(try LoadPhoto()(file, shownAs: "").bytes == [0x78])
    }

    @Test func missingEmptyAndFolder() {
        #expect(failure(FilePath(folder.path + "/none")) == .notFound)
        #expect(failure(FilePath(folder.file("plain", [1]).display + "/below")) == .notFound)
        #expect(failure(FilePath("")) == .notFound)
        #expect(failure(FilePath(bytes: Array(folder.path.utf8) + [0, 0x61])) == .notFound)
        #expect(failure(FilePath(folder.path + "/" + String(repeating: "x", count: 5000))) == .notFound)
        #expect(failure(folder.file("empty", [])) == .empty)
        #expect(failure(FilePath(folder.path)) == .notAFile)
    }

    @Test func devicesAndPipesNeverBlock() {
        #expect(failure(FilePath("/dev/zero")) == .notAFile)
        #expect(unsafe mkfifo(folder.path + "/pipe", 0o600) == 0)
        #expect(failure(FilePath(folder.path + "/pipe")) == .notAFile)
    }

    @Test func linksAreFollowedButNotInCircles() throws {
        let target = folder.file("target", [7])
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link", withDestinationPath: target.display)
        #expect(try LoadPhoto()(FilePath(folder.path + "/link"), shownAs: "").bytes == [7])
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/circle", withDestinationPath: folder.path + "/circle")
        #expect(failure(FilePath(folder.path + "/circle")) == .unreadable)
    }

    @Test func sizeLimit() {
        let file = folder.file("large", [UInt8](repeating: 1, count: 101))
        #expect(failure(file, limits: PhotoLimits(maxBytes: 100)) == .tooLarge)
        #expect(failure(file, limits: PhotoLimits(maxBytes: 101)) == nil)
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything"))
    func permissionDenied() throws {
        let file = folder.file("secret", [1])
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.display)
        #expect(failure(file) == .unreadable)
    }
}
