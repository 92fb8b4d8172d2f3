import Files
import Foundation
import Library
import Models
import Stages
import Testing

@testable import Runner

@Suite("Which folder a menu has")
struct MenuFoldersTests {
    private let home = FileManager.default.temporaryDirectory.appendingPathComponent("folders-\(UUID().uuidString)")
    private var output: FilePath { FilePath(home.appendingPathComponent("out").path) }

    private func write(_ text: String, to name: String) throws {
        let file = home.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The folder of each photo, by its path.
    private func settle(_ photos: [String], in output: FilePath? = nil, told: Int? = nil) -> [String: String] {
        var menus = Plan(operands: photos.map { FilePath(home.path).appending($0) }, excluding: nil).menus
        var folders = MenuFolders(in: output, known: output.map { Journal(folder: $0).load() })
        let shared = folders.settle(&menus)
        if let told { #expect(shared.count == told) }
        return Dictionary(
            uniqueKeysWithValues: menus.map {
                ($0.pages[0].path.display.replacing(home.path + "/", with: ""), $0.folder)
            })
    }

    /// Writes the result of a photo, as a run does.
    private func finish(_ photo: String, in folder: String, remembers: Bool = true) throws {
        let path = FilePath(home.path).appending(photo)
        let hash = ContentHash.sha256(try Data(contentsOf: home.appendingPathComponent(photo)))
        let bundle = MenuBundle(
            id: BundleID.make(pageHashes: [hash]), status: .complete, source: "", languages: [],
            pages: [Page(number: 1, photo: PhotoRecord(path: path.lastComponent.display, sha256: hash), lines: [])],
            dishes: [], warnings: [], producer: Producer(version: "1", fingerprint: "f"))
        let stamp = try BundleWriter(folder: output).write(bundle, menu: FilePath(folder))
        let origin = remembers ? MenuOrigin.mark(of: path.followingLink) : nil
        Journal(folder: output).add(
            JournalEntry(bundle, menu: FilePath(folder), stamp: stamp, photos: [], origin: origin))
    }

    private func told(_ name: String, _ content: String, _ number: Int = 1) -> String {
        MenuNames.told(name, apartBy: BundleID.make(pageHashes: [ContentHash.sha256(content)]), number: number)
    }

    @Test func namesakesAreToldApartByContentInAnyOrder() throws {
        defer { try? FileManager.default.removeItem(at: home) }
        for (name, text) in [("x/a.jpg", "1"), ("y/a.jpg", "2"), ("y/A.JPG", "3"), ("z/a.jpg", "2"), ("z/b.jpg", "1")] {
            try write(text, to: name)
        }
        let photos = ["x/a.jpg", "y/a.jpg", "y/A.JPG", "z/a.jpg", "z/b.jpg"]
        let folders = settle(photos)
        #expect(folders["x/a.jpg"] == told("a.jpg", "1"))
        #expect(folders["y/A.JPG"] == told("A.JPG", "3"))
        #expect(folders["z/b.jpg"] == "b.jpg")
        // Two copies of one photo differ in nothing that a result shows.
        #expect(folders["y/a.jpg"] == told("a.jpg", "2") && folders["z/a.jpg"] == told("a.jpg", "2", 2))
        #expect(settle(photos.reversed()) == folders)
    }

    @Test func namesThatTheProgramNeedsAreNotGiven() throws {
        defer { try? FileManager.default.removeItem(at: home) }
        for name in ["index.jsonl", "Bundle.json", "a~2"] { try write("x", to: name) }
        let folders = settle(["index.jsonl", "Bundle.json", "a~2"])
        #expect(folders["index.jsonl"] == told("index.jsonl", "x"))
        #expect(folders["Bundle.json"] == "_Bundle.json" && folders["a~2"] == "a~2")
    }

    @Test func aResultStaysWithItsMenu() throws {
        defer { try? FileManager.default.removeItem(at: home) }
        for (name, text) in [("x/a.jpg", "1"), ("y/a.jpg", "2")] { try write(text, to: name) }
        try finish("x/a.jpg", in: "a.jpg")
        #expect(settle(["y/a.jpg"], in: output, told: 1) == ["y/a.jpg": told("a.jpg", "2")])
        try finish("y/a.jpg", in: told("a.jpg", "2"))
        let both = ["x/a.jpg": "a.jpg", "y/a.jpg": told("a.jpg", "2")]
        #expect(settle(["x/a.jpg", "y/a.jpg"], in: output, told: 0) == both)
        #expect(settle(["y/a.jpg", "x/a.jpg"], in: output, told: 0) == both)
        #expect(settle(["y/a.jpg"], in: output, told: 0) == ["y/a.jpg": told("a.jpg", "2")])
        // Also when the photo was changed where it lies, and when it was moved as it is.
        try write("3", to: "y/a.jpg")
        #expect(settle(["y/a.jpg"], in: output, told: 0) == ["y/a.jpg": told("a.jpg", "2")])
        try write("1", to: "z/a.jpg")
        #expect(settle(["z/a.jpg"], in: output, told: 0) == ["z/a.jpg": "a.jpg"])
    }

    /// Results of 0.1.0 don't say where their photos came from, and numbered namesakes as they came.
    @Test func olderResultsAreKnownByTheirContent() throws {
        defer { try? FileManager.default.removeItem(at: home) }
        for (name, text) in [("x/a.jpg", "1"), ("y/a.jpg", "2"), ("z/a.jpg", "3")] { try write(text, to: name) }
        try finish("x/a.jpg", in: "a.jpg", remembers: false)
        try finish("y/a.jpg", in: "a.jpg~2", remembers: false)
        let known = ["x/a.jpg": "a.jpg", "y/a.jpg": "a.jpg~2", "z/a.jpg": told("a.jpg", "3")]
        #expect(settle(["z/a.jpg", "y/a.jpg", "x/a.jpg"], in: output, told: 1) == known)
        #expect(settle(["y/a.jpg"], in: output) == ["y/a.jpg": "a.jpg~2"])
        // Without the journal the bundles tell.
        try FileManager.default.removeItem(atPath: output.display + "/.vegyscan")
        #expect(settle(["z/a.jpg", "y/a.jpg", "x/a.jpg"], in: output, told: 1) == known)
    }
}
