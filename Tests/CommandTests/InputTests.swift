import Foundation
import Models
import TestMaterial
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
        try await folder.addReadPhoto()
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
        try await folder.addReadPhoto()
        for name in ["notes.txt", "expect.json", ".hidden.jpg", "Thumbs.db"] {
            try folder.home.write("nothing", to: "in/" + name)
        }
        let outcome = try await folder.scan()
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try folder.index().count == 1)
    }

    @Test func otherFilesAreToldInOneLine() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        for name in ["a.docx", "b.docx", "sub/notes.txt", "Thumbs.db"] {
            try folder.home.write("nothing", to: "in/" + name)
        }
        let outcome = try await folder.scan()
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.errors.contains("4 files (docx 2, db 1, txt 1)"), "\(outcome)")
        let events = try await folder.scan(["in"], ["--json", "--quiet"])
        #expect(events.outputLines.contains { $0.contains("\"code\":\"files_skipped\"") }, "\(events)")
    }

    /// Everything in one folder, as somebody has it who has just begun.
    @Test func whatTheProgramWroteIsNotScanned() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let program = folder.program
        #expect(try await program.run("read", "in/good.jpg", "--steps", "steps").code == 0)
        #expect(try await folder.scan().code == 0)
        #expect(try await program.run("report", "out").code == 0)
        let again = try await program.run("scan", ".", "--out", "second", "--store", "store")
        #expect(again.code == 0 && again.errors.contains("vegyscan wrote them"), "\(again)")
        let found = try folder.results(in: "second").keys.filter { $0.hasSuffix("bundle.json") }
        #expect(Array(found) == ["in/bundle.json"], "\(again)")
    }

    @Test func linksOutOfTheFolderAreNotFollowed() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        try folder.home.write(WordlessPhoto.file, to: "elsewhere/other.jpg")
        for (name, target) in [("away", folder.home["elsewhere"]), ("root", "/")] {
            try FileManager.default.createSymbolicLink(atPath: folder.home["in/" + name], withDestinationPath: target)
        }
        let outcome = try await folder.scan()
        #expect(outcome.code == 0 && outcome.errors.contains("2 links"), "\(outcome)")
        #expect(try folder.index().count == 1)
        #expect(try await folder.scan(["in", "elsewhere"]).code == 0)
        #expect(try folder.index().count == 2)
    }

    @Test func photosAreOneMenuWhereThatIsWanted() async throws {
        let folder = try ScanFolder()
        try folder.home.write(WordlessPhoto.file, to: "in/card/1.jpg")
        try folder.home.write(
            try Data(contentsOf: URL(fileURLWithPath: folder.home["in/card/1.jpg"])) + Data([1]), to: "in/card/2.jpg")
        let several = try await folder.scan(["in/card"])
        #expect(several.code == 0 && several.errors.contains("--one-menu"), "\(several)")
        #expect(try folder.bundles().map(\.path) == ["1.jpg/bundle.json", "2.jpg/bundle.json"])
        func one(_ names: [String], _ out: String) async throws -> [String: Data] {
            let outcome = try await folder.program.run(
                ["scan", "--one-menu"] + names + ["--out", out, "--store", "store"])
            #expect(outcome.code == 0 && outcome.errors.contains("without --one-menu"), "\(outcome)")
            return try folder.results(in: out)
        }
        // The same as a scan from above.
        let above = try await folder.program.run("scan", "in", "--out", "above", "--store", "store")
        #expect(above.code == 0, "\(above)")
        #expect(try await one(["in/card"], "one") == (try folder.results(in: "above")))
        let named = try await one(["in/card/2.jpg", "in/card/1.jpg"], "named")
        #expect(named.keys.sorted() == ["2.jpg/bundle.json", "index.jsonl"])
        let shown = String(decoding: try #require(named["2.jpg/bundle.json"]), as: UTF8.self)
        #expect(shown.contains("\"number\" : 2") || shown.contains("\"number\": 2"), "two pages")
    }

    /// Every page of a file, wherever it is read.
    @Test func theFurtherPagesOfATIFFAreRead() async throws {
        let folder = try ScanFolder()
        let tiff = TwoPageTIFF.file
        try folder.home.write(tiff, to: "in/fax.tif")
        let outcome = try await folder.scan()
        #expect(outcome.code == 0, "\(outcome)")
        let bundle = try #require(try folder.bundles().first)
        #expect(bundle.path == "fax.tif/bundle.json")
        #expect(bundle.bundle.pages.map(\.photo.path) == ["fax.tif", "fax.tif#2"])
        #expect(bundle.bundle.pages.map(\.photo.width) == [40, 60])
        #expect(try await folder.scan().errors.contains("unchanged"))
        let stream = try await folder.program.run(["scan", "--stdin", "--store", "store"], input: "in/fax.tif\n")
        #expect(stream.output.contains("fax.tif#2"), "\(stream)")
        let read = try await folder.program.run("read", "in/fax.tif", "--out", "texts")
        #expect(read.code == 0, "\(read)")
        #expect(try folder.home.contents(of: "texts").keys.sorted() == ["fax.tif#2.txt", "fax.tif.txt"])
    }

    /// By its content, where the name doesn't say what it is; and where the name says a single picture, it is told.
    @Test func theFurtherPagesAreNotLostByTheName() async throws {
        let folder = try ScanFolder()
        let tiff = TwoPageTIFF.file
        try folder.home.write(tiff, to: "in/fax")
        try folder.home.write(tiff + Data([0]), to: "in/photo.jpg")
        let outcome = try await folder.scan(["in"], ["--strict"])
        #expect(outcome.code == 1 && outcome.errors.contains("photo.jpg: "), "\(outcome)")
        let bundles = try folder.bundles().map(\.bundle)
        #expect(bundles.map { $0.pages.map(\.photo.path) } == [["fax", "fax#2"], ["photo.jpg"]])
        #expect(bundles.map { $0.warnings.contains { $0.code == "pages_unread" } } == [false, true])
        try folder.home.write(tiff, to: "fax.tif")
        let read = try await folder.program.shell("cat fax.tif | \"$VEGYSCAN\" read - --out texts")
        #expect(read.code == 0, "\(read)")
        #expect(
            try folder.home.contents(of: "texts").keys.sorted() == ["standard-input#2.txt", "standard-input.txt"])
    }

    /// `find . -name '*.jpg'` finds the pictures of a report too; a person who names one means it.
    @Test func listsDoNotBringOwnPicturesBack() async throws {
        let folder = try ScanFolder()
        try folder.home.write(WordlessPhoto.file, to: "in/a.jpg")
        #expect(try await folder.scan().code == 0)
        #expect(try await folder.program.run("report", "out", "--store", "store").code == 0)
        let list = "find . -name '*.jpg' -type f -print0 | \"$VEGYSCAN\" scan -0 -o again --store store -"
        let scan = try await folder.program.shell(list)
        #expect(scan.code == 0 && scan.errors.contains("of reports or steps"), "\(scan)")
        #expect(try folder.results(in: "again").keys.sorted() == ["a.jpg/bundle.json", "index.jsonl"])
        let picture = try #require(
            try folder.home.contents(of: "out-report").keys.filter { $0.hasSuffix("-photo.jpg") }.sorted().first)
        let named = try await folder.program.run("scan", "out-report/" + picture, "-o", "named", "--store", "store")
        #expect(named.code == 0, "\(named)")
        #expect(try folder.results(in: "named").count == 2)
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
        try await folder.addReadPhoto()
        try FileManager.default.createSymbolicLink(
            atPath: folder.home["in/again"], withDestinationPath: folder.home["in"])
        try FileManager.default.createSymbolicLink(atPath: folder.home["in/up"], withDestinationPath: "..")
        let outcome = try await folder.scan()
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try folder.index().count == 1, "the one photo must be found once")
    }

    @Test func linkToItself() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
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
        try await folder.addReadPhoto("a.jpg")
        // By content a JPEG, whatever its name says.
        try folder.home.write(WordlessPhoto.file, to: "in/a.png")
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
        try await folder.addReadPhoto("one/menu/p.jpg")
        try folder.home.write(WordlessPhoto.file, to: "in/two/menu/p.jpg")
        let outcome = try await folder.scan(["in/one", "in/two"])
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try folder.bundles().count == 2)
        #expect(try folder.index().count == 2)
    }
}
