import Files
import Foundation
import Library
import Models
import TestMaterial
import Testing

/// `profile.json` beside a bundle.
@Suite struct ProfileFileTests {
    private let folder: TemporaryFolder
    private let menu = FilePath("menu.jpg")

    init() throws {
        folder = try TemporaryFolder()
    }

    private var file: FilePath { folder.path.appending(menu).appending(ProfileFile.name) }

    private func judge(_ restrictions: Restriction...) throws -> ProfileJudge {
        ProfileJudge(try Profile(name: "Canary", restrictions: restrictions), version: "1")
    }

    @Test func standsBesideTheBundleForItsOwnerOnly() throws {
        let writer = BundleWriter(folder: folder.path)
        try writer.write(.sample(dishes: ["Soup", "Salmon"]), menu: menu)
        let judge = try judge(.lifestyle(.vegan))
        let counts = try #require(try ProfileFile.write(menu: menu, in: folder.path, judge: judge))
        #expect(counts.fits + counts.ask + counts.avoid == 2 && counts.avoid == 1)
        let facts = try FileManager.default.attributesOfItem(atPath: file.display)
        #expect(facts[.posixPermissions] as? Int == 0o600)
        let stored = try #require(ProfileFile.stored(beside: menu, in: folder.path))
        #expect(stored.dishes.map(\.id) == ["d1", "d2"] && stored.profile == "Canary")
        #expect(ProfileFile.current(beside: menu, in: folder.path, judge: judge) == counts)
        #expect(
            ProfileFile.current(beside: menu, in: folder.path, judge: try self.judge(.lifestyle(.vegetarian))) == nil)
    }

    @Test func neverStandsBesideAnotherBundle() throws {
        let writer = BundleWriter(folder: folder.path)
        try writer.write(.sample(), menu: menu)
        _ = try ProfileFile.write(menu: menu, in: folder.path, judge: try judge())
        try writer.write(.sample(dishes: ["Other"]), menu: menu)
        #expect(FileKind.of(file) == .missing)
        _ = try ProfileFile.write(menu: menu, in: folder.path, judge: try judge())
        try AtomicFile.write(Array("{}".utf8), to: writer.file(ofMenu: menu))
        #expect(try ProfileFile.write(menu: menu, in: folder.path, judge: try judge()) == nil)
        #expect(FileKind.of(file) == .missing, "no verdicts without a bundle that can be read")
    }

    @Test func somebodyElsesFileStays() throws {
        try BundleWriter(folder: folder.path).write(.sample(), menu: menu)
        try AtomicFile.write(Array("{\"mine\": 1}".utf8), to: file)
        #expect(try ProfileFile.removeAll(in: folder.path).removed == 0)
        #expect(FileKind.of(file) == .file)
        try BundleWriter(folder: folder.path).write(.sample(), menu: FilePath("b"))
        _ = try ProfileFile.write(menu: FilePath("b"), in: folder.path, judge: try judge())
        #expect(try ProfileFile.removeAll(in: folder.path).removed == 1)
    }

    @Test func theSchemaNamesEveryKey() throws {
        try BundleWriter(folder: folder.path).write(.sample(), menu: menu)
        let judge = try judge(.lifestyle(.vegan))
        let verdicts = try #require(ProfileFile.verdicts(of: menu, in: folder.path, judge: judge))
        let schema = try #require(
            try JSONSerialization.jsonObject(with: Data(PublishedSchema.profile.text.utf8)) as? [String: Any])
        let object = try #require(try JSONSerialization.jsonObject(with: Data(verdicts.bytes)) as? [String: Any])
        let named = try #require(schema["properties"] as? [String: Any])
        #expect(Set(named.keys) == Set(object.keys))
        #expect(Set(try #require(schema["required"] as? [String])) == Set(object.keys))
    }
}
