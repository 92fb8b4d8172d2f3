import Foundation
import Models
import TestMaterial
import Testing

/// The report as a folder of files; how it behaves in a browser is tested by `make test-report`.
@Suite struct ReportTests {
    private func report(_ folder: ScanFolder, _ words: String...) async throws -> Outcome {
        try await folder.program.run(["report"] + words + ["--store", "store"])
    }

    private func text(_ files: [String: Data], _ name: String) -> String {
        String(decoding: files[name] ?? Data(), as: UTF8.self)
    }

    private func changed(_ folder: ScanFolder, _ name: String) throws -> Date {
        let facts = try FileManager.default.attributesOfItem(atPath: folder.home[name])
        return try #require(facts[.modificationDate] as? Date)
    }

    /// The kinds of segments of a JPEG file before its pixels begin.
    private func segments(of jpeg: Data) -> [UInt8] {
        let bytes = Array(jpeg)
        var kinds: [UInt8] = []
        var place = 2
        while place + 3 < bytes.count, bytes[place] == 0xFF, kinds.last != 0xDA {
            kinds.append(bytes[place + 1])
            place += 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
        }
        return kinds
    }

    /// Whoever scans to look at the result needs no second command, and the pictures are drawn while photos are read.
    @Test(arguments: ["process", "none"]) func aScanWritesItsReport(isolation: String) async throws {
        let folder = try ScanFolder()
        try folder.home.copySample(Samples.goodPhoto, to: "in/menu.jpg")
        try folder.home.copySample("corrupt/menu.jpg", to: "in/damaged.jpg")
        // A photo that isn't there keeps nobody from the others.
        let scanned = try await folder.scan(["in", "gone.jpg"], ["--report", "--isolation", isolation])
        #expect(scanned.code == 1 && scanned.errors.contains("out-report/index.html"), "\(scanned)")
        #expect(!scanned.errors.contains("vegyscan report"))
        let files = try folder.home.contents(of: "out-report")
        #expect(files.keys.count { $0.hasPrefix("menus/") } == 2)
        let drawn = files.filter { $0.key.hasPrefix("pictures/") }
        let picture = try #require(drawn.keys.first { $0.hasSuffix("-photo.jpg") })
        #expect(drawn.keys.count { $0.hasSuffix(".jpg") } == 2)
        let time = try changed(folder, "out-report/" + picture)
        #expect(try time < changed(folder, "out/menu.jpg/bundle.json"))
        #expect(try await report(folder, "out").code == 0)
        #expect(try changed(folder, "out-report/" + picture) == time)
    }

    /// Before hours of reading, not after them.
    @Test func aFolderThatCanTakeNoReportIsSaidAtOnce() async throws {
        let folder = try ScanFolder()
        try folder.home.copySample(Samples.goodPhoto, to: "in/menu.jpg")
        try folder.home.makeFolder("out-report")
        _ = try folder.home.write("mine", to: "out-report/own.txt")
        let scanned = try await folder.scan(["in"], ["--report"])
        #expect(scanned.code == 73 && scanned.errors.contains("holds something else than a report"), "\(scanned)")
        #expect(try folder.bundles().isEmpty)
    }

    @Test func aScanIsShownWithPhotosThatTellNothingElse() async throws {
        let folder = try ScanFolder()
        try folder.home.copySample("gps-orientation-6/menu.jpg", to: "in/menu.jpg")
        #expect(try await folder.scan().code == 0)
        let bundle = try #require(try folder.bundles().first?.bundle)
        let city = try #require(bundle.location.city)
        // The run's log tells where the photo is.
        let made = try await report(folder, "out")
        #expect(made.code == 0 && made.errors.contains("1 menu, 1 photo shown"), "\(made)")
        #expect(try folder.home.contents(of: "out-report").keys.count { $0.hasSuffix(".jpg") } == 2)
        // As it was read, it is a picture more, which is gone when nobody asks for it again.
        #expect(try await report(folder, "out", "--sheets").code == 0)
        var files = try folder.home.contents(of: "out-report")
        let pictures = files.keys.filter { $0.hasSuffix(".jpg") }
        #expect(pictures.count == 3)
        #expect(try await report(folder, "out").code == 0)
        #expect(try folder.home.contents(of: "out-report").keys.count { $0.hasSuffix(".jpg") } == 2)
        for picture in pictures {
            // Tables, frame and pixels; JFIF's own header, which has no room for anything else.
            let kinds = segments(of: files[picture] ?? Data())
            #expect(
                kinds.last == 0xDA && Set(kinds).isSubset(of: [0xE0, 0xDB, 0xC0, 0xC4, 0xDA]), "\(picture): \(kinds)")
        }
        let menu = try #require(files.keys.first { $0.hasPrefix("menus/") })
        #expect(text(files, "index.html").contains(city) && text(files, "run.html").contains("recognise"))
        for dish in bundle.dishes { #expect(text(files, menu).contains("href=\"#\(dish.id)\"")) }
        let latitude = String(try #require(bundle.location.lat).description.prefix(6))
        for (name, content) in files { #expect(content.firstRange(of: Data(latitude.utf8)) == nil, "\(name)") }

        // Another photo of that name is none that was read; nor is there one where nothing is.
        try folder.home.copySample(Samples.goodPhoto, to: "in/menu.jpg")
        #expect(try await report(folder, "out", "--photo-folder", "in").code == 0)
        files = try folder.home.contents(of: "out-report")
        #expect(!files.keys.contains { $0.hasSuffix(".jpg") } && text(files, menu).contains("was changed since"))
        #expect(try await report(folder, "out", "--photo-folder", "nowhere").code == 66)
        // The folder that one stands in has a name as well.
        let inside = try await folder.program.run(
            ["report", ".", "--no-pictures", "--store", "../store"], in: folder.home["out"])
        #expect(inside.code == 0 && !FileManager.default.fileExists(atPath: folder.home["out/.-report"]), "\(inside)")
        // What isn't a report is never replaced.
        try folder.home.write("mine", to: "mine/notes.txt")
        let refused = try await report(folder, "out", "--out", "mine")
        #expect(refused.code == 73 && refused.errors.contains("something else than a report"), "\(refused)")
        #expect(try folder.home.contents(of: "mine").count == 1)
    }

    /// What people are shown of such names is another name; the run's log has the name itself, and the whole path.
    @Test func photosOfAnyNameAreFoundFromAnyFolder() async throws {
        let folder = try ScanFolder()
        for name in ["two\nlines.jpg", "%41.jpg", "plain.jpg"] { try folder.addGoodPhoto(name) }
        try folder.home.write(WordlessPhoto.file, toBytes: Array("in/caf".utf8) + [0xE9] + Array(".jpg".utf8))
        #expect(try await folder.scan().code == 0)
        try folder.home.makeFolder("elsewhere")
        let made = try await folder.program.run(
            ["report", "../out", "--store", "../store"], in: folder.home["elsewhere"])
        #expect(made.code == 0 && made.errors.contains("4 menus, 4 photos shown"), "\(made)")
        // The results know it too, also elsewhere, as long as the photos went with them.
        let unaided = try await folder.program.run("report", "out", "--out", "other")
        #expect(unaided.errors.contains("4 photos shown"), "\(unaided)")
        let files = FileManager.default
        for name in ["in", "out"] {
            try files.moveItem(atPath: folder.home[name], toPath: folder.home["elsewhere/\(name)"])
        }
        let moved = try await folder.program.run("report", "elsewhere/out")
        #expect(moved.code == 0 && moved.errors.contains("4 photos shown"), "\(moved)")
        // Moved alone, they say what to do; nothing that tells where they were is in them.
        try files.moveItem(atPath: folder.home["elsewhere/out"], toPath: folder.home["alone"])
        let alone = try await folder.program.run("report", "alone")
        #expect(alone.errors.contains("Not shown: 4 of 4 photos") && alone.errors.contains("--photo-folder"))
        for (name, content) in try folder.home.contents(of: "alone/.vegyscan/runs") {
            #expect(content.firstRange(of: Data(folder.home[""].utf8)) == nil, "\(name)")
        }
    }

    /// Runs of another folder with the same photos aren't this folder's.
    @Test func onlyTheFoldersOwnRunsAreShown() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto("a.jpg")
        #expect(try await folder.scan().code == 0)
        let other = try await folder.program.run("scan", "in", "--out", "other", "--store", "store", "--no-cache")
        #expect(other.code == 0, "\(other)")
        // A run that finds nothing new is none.
        #expect(try await folder.scan().code == 0)
        #expect(try await report(folder, "out").code == 0)
        let runs = text(try folder.home.contents(of: "out-report"), "run.html")
        #expect(runs.components(separatedBy: "<h2>Run of ").count == 2)
    }

    @Test func onePageHoldsEverything() async throws {
        let folder = try ScanFolder()
        for name in ["a.jpg", "b.jpg"] { try folder.addGoodPhoto(name) }
        try folder.home.copySample("straight-page/menu.jpg", to: "in/b.jpg")
        #expect(try await folder.scan().code == 0)
        let made = try await folder.program.run("report", "out", "--single", "menus.html", "--target-language", "en-GB")
        #expect(made.code == 0 && made.errors.contains("2 menus, 2 photos shown"), "\(made)")
        let page = try String(contentsOfFile: folder.home["menus.html"], encoding: .utf8)
        #expect(page.utf8.count <= 600_000 && page.components(separatedBy: "data:image/webp;base64,").count == 3)
        for outside in ["src=\"", "href=\"http", "href=\"../", "url("] {
            #expect(!page.contains(outside), "\(outside)")
        }
        let ids = page.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(Set(ids).count == ids.count)
        #expect(!FileManager.default.fileExists(atPath: folder.home["out-report"]))
        // One lane writes the same as several, and where it is to go is said once.
        let slow = try await folder.program.run(
            "report", "out", "--single", "slow.html", "--target-language", "en-GB", "--jobs", "1")
        #expect(slow.code == 0, "\(slow)")
        #expect(try String(contentsOfFile: folder.home["slow.html"], encoding: .utf8) == page)
        let twofold = try await report(folder, "out", "--single", "mine.html", "--out", "elsewhere")
        #expect(twofold.code == 64 && twofold.errors.contains("--out"), "\(twofold)")
        let refused = try await report(folder, "out", "--single", "mine.html", "--verdicts")
        #expect(refused.code == 64 && refused.errors.contains("--verdicts"), "\(refused)")
    }

    /// Its result has another folder than the run's events of its photo say.
    @Test func aMenuBesideAnotherOneHasItsPhoto() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto("a.jpg")
        #expect(try await folder.scan().code == 0)
        try folder.home.copySample("straight-page/menu.jpg", to: "in/a.jpg")
        #expect(try await folder.scan().code == 0)
        let made = try await report(folder, "out")
        #expect(made.errors.contains("2 menus, 1 photo shown"), "\(made)")
    }

    @Test func hostileTextStaysText() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        #expect(try await folder.scan().code == 0)
        var bundle = try #require(try folder.bundles().first?.bundle)
        let hostile = "</script><script>alert(1)</script><img src=x onerror=alert(2)>\"'"
        bundle.restaurantName = hostile
        for place in bundle.dishes.indices {
            bundle.dishes[place].name = hostile
            bundle.dishes[place].section = hostile
            bundle.dishes[place].classification?.reason = hostile
        }
        let menu = "<img src=x onerror=alert(3)>"
        let content = String(decoding: try JSONEncoder().encode(bundle), as: UTF8.self)
        try folder.home.write(content, to: "out/\(menu)/bundle.json")
        try folder.home.write("{", to: "out/broken/bundle.json")
        let made = try await report(folder, "out", "--no-pictures", "--out", "shown", "--verdicts")
        #expect(made.code == 1 && made.errors.contains("out/broken"), "\(made)")
        let files = try folder.home.contents(of: "shown")
        #expect(files.keys.filter { $0.hasPrefix("menus/") }.count == 2)
        for (name, content) in files where name.hasSuffix(".html") {
            #expect(content.firstRange(of: Data("<img src=x".utf8)) == nil, "\(name)")
            #expect(content.firstRange(of: Data("<script>".utf8)) == nil, "\(name)")
        }
        let overview = text(files, "index.html")
        #expect(overview.contains("&lt;/script&gt;&lt;script&gt;alert(1)") && overview.contains("broken"))
        let mode = try FileManager.default.attributesOfItem(atPath: folder.home["shown"])[.posixPermissions] as? Int
        #expect(mode == 0o700)
    }

    /// Photos are found by what the bundles say, whatever became of the index.
    @Test(arguments: ["{bad\n", nil]) func aDamagedIndexHidesNoPhoto(index: String?) async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        #expect(try await folder.scan().code == 0)
        if let index {
            try folder.home.write(index, to: "out/index.jsonl")
        } else {
            try FileManager.default.removeItem(atPath: folder.home["out/index.jsonl"])
        }
        let made = try await report(folder, "out")
        #expect(made.code == 0 && made.errors.contains("1 menu, 1 photo shown"), "\(made)")
    }

    @Test func aFolderWithoutResultsIsRefused() async throws {
        let folder = try ScanFolder()
        let refused = try await report(folder, "in")
        #expect(refused.code == 66 && refused.errors.contains("There are no bundles"), "\(refused)")
        #expect(!FileManager.default.fileExists(atPath: folder.home["in-report"]))
    }
}
