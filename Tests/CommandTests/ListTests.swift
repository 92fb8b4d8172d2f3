import Foundation
import TestMaterial
import Testing

/// Lists of photos on standard input or in a file.
@Suite struct ListTests {
    @Test func standardInput() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let outcome = try await folder.scan(["-"], input: "in/good.jpg\n")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try folder.isGoodPhotoDone())
    }

    @Test(arguments: ["\n", ""])
    func file(_ end: String) async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        try folder.home.write(WordlessPhoto.file, to: "in/other.jpg")
        try folder.home.write("in/good.jpg\n\nin/other.jpg" + end, to: "list.txt")
        let outcome = try await folder.scan([], ["--files-from", "list.txt"])
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try folder.index().count == 2)
    }

    @Test func emptyListHasNothingToRead() async throws {
        let folder = try ScanFolder()
        #expect(try await folder.scan(["-"]).code == 66)
        let missing = try await folder.scan([], ["--files-from", "nowhere.txt"])
        #expect(missing.code == 66 && missing.errors.contains("nowhere.txt"), "\(missing)")
    }

    /// A picture's bytes hold lines such as "/", and would have the whole disk walked.
    @Test func aPictureOnStandardInputIsNoList() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        for command in ["scan - --out out", "scan --files-from - --out out", "scan --stdin", "scan -0 - --out out"] {
            let line = "cat in/good.jpg | \"$VEGYSCAN\" \(command) --store store"
            let outcome = try await folder.program.shell(line)
            #expect(outcome.code == 66 && outcome.output.isEmpty, "\(outcome)")
            #expect(outcome.errors.contains("picture"), "\(outcome)")
            #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome)")
        }
        #expect(!FileManager.default.fileExists(atPath: folder.home["out"]))
        let read = try await folder.program.shell("cat in/good.jpg | \"$VEGYSCAN\" read -")
        #expect(read.code == 0 && read.output.contains("Beurre"), "\(read)")
        #expect(read.output == (try await folder.program.run("read", "in/good.jpg")).output)
        let kept = try await folder.program.shell("cat in/good.jpg | \"$VEGYSCAN\" read - --out texts && ls texts")
        #expect(kept.output == "standard-input.txt\n", "\(kept)")
    }

    @Test(arguments: [
        "%PDF-1.7\n/\n", "PK\u{3}\u{4}/\n/\n", "in\n\u{0}\u{1}\n/\n", "in\n\u{1B}\n/\n",
        String(repeating: "x", count: 5000) + "\n/\n",
    ])
    func whatIsNoListIsRefused(_ content: String) async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        try folder.home.write(content, to: "list")
        let outcome = try await folder.scan([], ["--files-from", "list"])
        // A PDF file is something to scan, and is told how.
        let reason = content.hasPrefix("%PDF") ? "This is a picture, not a list" : "This is no list"
        #expect(outcome.code == 66 && outcome.errors.hasPrefix("vegyscan: list: \(reason)"), "\(outcome)")
        #expect(!FileManager.default.fileExists(atPath: folder.home["out"]))
    }

    @Test func aPhotoNamedTwiceIsOneMenu() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let outcome = try await folder.scan(["in/good.jpg", "in/good.jpg", "./in/good.jpg"])
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try folder.index().count == 1)
    }

    /// A folder in the place of input, or a disk that gives nothing more, is no empty list.
    @Test(arguments: ["scan --stdin", "scan - -o out", "scan --files-from - -o out", "read -", "judge"])
    func inputThatCannotBeReadIsNoEmptyOne(_ command: String) async throws {
        let program = try Program()
        let outcome = try await program.shell("\"$VEGYSCAN\" \(command) < .")
        #expect(outcome.code == 66 && outcome.errors.contains("Standard input: This is a folder"), "\(outcome)")
        #expect(outcome.output.isEmpty)
    }
}
