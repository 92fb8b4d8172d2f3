import Foundation
import Models
import Testing

/// What is given to be scanned: missing, empty, odd or in a list.
@Suite struct InputTests {
    @Test func missingFile() async throws {
        let folder = try ScanFolder()
        let outcome = try await folder.scan(["nowhere.jpg"])
        #expect(outcome.code == 66, "\(outcome)")
        #expect(outcome.errors.contains("nowhere.jpg"), "\(outcome)")
        #expect(outcome.output.isEmpty)
        let read = try await folder.program.run("read", "nowhere.jpg")
        #expect(read.code == 66 && read.errors.contains("nowhere.jpg") && read.output.isEmpty, "\(read)")
    }

    @Test func missingFileBesideAGoodOne() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let outcome = try await folder.scan(["nowhere.jpg", "in/good.jpg"])
        #expect(outcome.code == 1 || outcome.code == 66, "\(outcome)")
        #expect(outcome.errors.contains("nowhere.jpg"), "\(outcome)")
        #expect(try folder.isGoodPhotoDone())
    }

    @Test func folderWithoutPhotos() async throws {
        let folder = try ScanFolder()
        try folder.home.write("no photo", to: "in/notes.txt")
        try folder.home.makeFolder("in/empty")
        let outcome = try await folder.scan()
        #expect(outcome.code == 66, "\(outcome)")
        #expect(outcome.errors.contains("in"), "\(outcome)")
    }

    @Test(.enabled(if: geteuid() != 0, "root reads everything"))
    func unreadableFile() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        try folder.addGoodPhoto("locked.jpg")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.home["in/locked.jpg"])
        let outcome = try await folder.scan()
        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.errors.contains("locked.jpg"), "\(outcome)")
        #expect(try folder.isGoodPhotoDone())
    }

    /// Files that nobody would take for photos are passed over without a word.
    @Test func otherFilesAreLeftAlone() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        for name in ["notes.txt", "expect.json", ".hidden.jpg", "Thumbs.db"] {
            try folder.home.write("nothing", to: "in/" + name)
        }
        let outcome = try await folder.scan()
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try folder.index().count == 1)
    }

    @Test func folderNamedLikeAPhoto() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto("x.jpg/page.jpg")
        let outcome = try await folder.scan()
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try folder.isGoodPhotoDone())
        let read = try await folder.program.run("read", "in/x.jpg", "in/x.jpg/page.jpg")
        #expect(read.code == 1 && read.output.contains("Beurre"), "\(read)")
        #expect(read.errors.contains("in/x.jpg:"), "\(read)")
    }

    @Test func symlinkLoopEnds() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        try FileManager.default.createSymbolicLink(
            atPath: folder.home["in/again"], withDestinationPath: folder.home["in"])
        try FileManager.default.createSymbolicLink(atPath: folder.home["in/up"], withDestinationPath: "..")
        let outcome = try await folder.scan()
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try folder.index().count == 1, "the one photo must be found once")
    }

    @Test func linkToItself() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        try FileManager.default.createSymbolicLink(
            atPath: folder.home["in/self.jpg"], withDestinationPath: "self.jpg")
        let outcome = try await folder.scan()
        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.errors.contains("self.jpg"), "\(outcome)")
        #expect(try folder.isGoodPhotoDone())
    }

    @Test func pipeIsNotWaitedFor() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        #expect(unsafe mkfifo(folder.home["in/pipe.jpg"], 0o644) == 0)
        let named = try await folder.program.run(["read", "in/pipe.jpg", "in/good.jpg"], limit: 120)
        #expect(named.code == 1, "\(named)")
        #expect(named.errors.contains("pipe.jpg") && named.output.contains("Beurre"), "\(named)")
        let found = try await folder.program.run(["scan", "in", "--out", "out", "--store", "store"], limit: 120)
        #expect(found.code == 0 || found.code == 1, "\(found)")
        #expect(try folder.isGoodPhotoDone())
    }

    @Test func photosOfOneNameDoNotMeet() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto("a.jpg")
        // By content a JPEG, whatever its name says.
        try folder.home.copySample("no-text/photo.jpg", to: "in/a.png")
        let outcome = try await folder.scan()
        #expect(outcome.code == 0, "\(outcome)")
        let bundles = try folder.bundles()
        #expect(bundles.count == 2)
        #expect(Set(bundles.map(\.bundle.status)) == [.complete, .noText])
        #expect(bundles.allSatisfy { $0.bundle.pages.first?.photo.format == .jpeg })
    }

    /// A folder of that name, a photo and two folders given together must not meet either.
    @Test func namesFromTwoFoldersDoNotMeet() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto("one/menu/p.jpg")
        try folder.home.copySample("no-text/photo.jpg", to: "in/two/menu/p.jpg")
        let outcome = try await folder.scan(["in/one", "in/two"])
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try folder.bundles().count == 2)
        #expect(try folder.index().count == 2)
    }
}
