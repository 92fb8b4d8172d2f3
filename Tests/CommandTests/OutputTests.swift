import Foundation
import Models
import TestMaterial
import Testing

/// Where results go, and what happens when they can't.
@Suite struct OutputTests {
    @Test func folderUnderAFile() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        try folder.home.write("in the way", to: "file")
        let outcome = try await folder.program.run("scan", "in", "--out", "file/out", "--store", "store")
        #expect(outcome.code == 73, "\(outcome)")
        #expect(outcome.errors.contains("written"), "\(outcome)")
        let read = try await folder.program.run("read", "in/good.jpg", "--out", "file/out")
        #expect(read.code == 73, "\(read)")
        #expect(read.output.isEmpty)
    }

    /// Results within a result would be overlooked in it.
    @Test func aMenusResultIsNoFolderOfResults() async throws {
        let folder = try ScanFolder()
        try folder.home.write(WordlessPhoto.file, to: "in/a.jpg")
        #expect(try await folder.scan().code == 0)
        let before = try folder.results()
        for words in [["scan", "in"], ["merge", "out"]] {
            let refused = try await folder.program.run(words + ["--out", "out/a.jpg"])
            #expect(refused.code == 73 && refused.errors.contains("one menu's result"), "\(refused)")
        }
        #expect(try folder.results() == before)
    }

    @Test func systemFolder() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let outcome = try await folder.program.run("scan", "in", "--out", "/proc/vegyscan", "--store", "store")
        #expect(outcome.code == 73, "\(outcome)")
    }

    @Test(.enabled(if: geteuid() != 0, "root writes everywhere"))
    func readOnlyFolder() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        try folder.home.makeFolder("out")
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.home["out"])
        let outcome = try await folder.scan()
        #expect(outcome.code == 73, "\(outcome)")
    }

    /// The caches only save time: a run goes on without them.
    @Test func unusableStoreIsOnlyAWarning() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        try folder.home.write("in the way", to: "file")
        let outcome = try await folder.program.run("scan", "in", "--out", "out", "--store", "file/store")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(!outcome.errors.isEmpty)
        #expect(try folder.isGoodPhotoDone())
        // Menus are missing from the history then, which also those hear who want to hear errors only.
        for (options, code) in [([], Int32(0)), (["--strict"], 1)] {
            let told = try await folder.program.run(
                ["scan", "in", "--out", "out", "--store", "file/store", "--quiet", "--json"] + options)
            #expect(told.code == code && told.errors.contains("History and caches are not used"), "\(told)")
            #expect(told.output.contains("\"no_store\""), "\(told)")
            // Which folder it is may follow from the environment.
            #expect(told.errors.contains("file/store: "), "\(told)")
        }
    }

    @Test func fullDeviceAtStandardOutput() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        #expect(try await folder.scan().code == 0)
        for words in [
            "read in/good.jpg", "scan in --out out --store store --json", "scan in --out new --store store --json",
            "scan --stdin <<< in/good.jpg", "history list --store store", "history show 1 --store store --json",
            #"judge <<< '{"name": "soup"}'"#, "--help", "--version", "help codes", "man", "export-table out",
            "schema bundle",
            "settings list", "completions bash",
        ] {
            let outcome = try await folder.program.shell("\"$VEGYSCAN\" \(words) > /dev/full")
            #expect(outcome.code == 73, "\(outcome)")
            let sentence = "Standard output can't be written."
            #expect(outcome.errors.components(separatedBy: sentence).count == 2, "once: \(outcome)")
        }
        #expect(try folder.results(in: "new") == folder.results(), "the results are there all the same")
        let closed = try await folder.program.shell("\"$VEGYSCAN\" history list --store store >&-")
        #expect(closed.code == 73 && closed.errors.contains("Standard output can't be written."), "\(closed)")
    }

    @Test func missingLanguage() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        for command in [["scan", "in", "--out", "out"], ["read", "in/good.jpg"]] {
            let outcome = try await folder.program.run(command + ["--languages", "amh_old"])
            #expect(outcome.code == 69, "\(outcome)")
            #expect(outcome.errors.contains("tesseract-ocr-amh-old"), "the package must be named: \(outcome)")
            #expect(outcome.output.isEmpty)
        }
    }

    @Test func photosAreLeftAsTheyWere() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        try folder.home.write("text", to: "in/bad.jpg")
        let before = try folder.home.contents(of: "in")
        _ = try await folder.scan()
        #expect(try folder.isGoodPhotoDone())
        #expect(try folder.home.contents(of: "in") == before)
    }

    /// Results inside the folder of photos must not be taken for photos the next time.
    @Test func outputInsideTheInput() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        for _ in 1...2 {
            let outcome = try await folder.program.run("scan", "in", "--out", "in/results", "--store", "store")
            #expect(outcome.code == 0, "\(outcome)")
        }
        let index = try String(contentsOfFile: folder.home["in/results/index.jsonl"], encoding: .utf8)
        #expect(index.split(separator: "\n").count == 1)
    }

    @Test func locationCanBeLeftOut() async throws {
        let folder = try ScanFolder()
        try folder.home.copySample("gps-orientation-6/menu.jpg", to: "in/menu.jpg")
        let outcome = try await folder.scan(["in"], ["--no-location"])
        #expect(outcome.code == 0, "\(outcome)")
        let bundle = try #require(try folder.bundles().first?.bundle)
        #expect(bundle.location == Location(source: .off))
        for (path, content) in try folder.home.contents() where !path.hasPrefix("in/") {
            #expect(content.firstRange(of: Data("48.2083".utf8)) == nil, "\(path) holds the place")
            #expect(content.firstRange(of: Data("Vienna".utf8)) == nil, "\(path) holds the place")
        }
    }

    /// Of many files the one that can't be written is named.
    @Test func whatIsInTheWayIsNamed() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        try folder.home.makeFolder("out/good.jpg/bundle.json")
        let scan = try await folder.scan()
        #expect(scan.code == 73 && scan.errors.contains("out/good.jpg: "), "\(scan)")
        try folder.home.makeFolder("texts/good.jpg.txt")
        let read = try await folder.program.run("read", "in/good.jpg", "--out", "texts")
        #expect(read.code == 73 && read.errors.contains("texts/good.jpg: "), "\(read)")
    }
}
