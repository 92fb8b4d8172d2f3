import Foundation
import Models
import TestMaterial
import Testing

/// `index.jsonl` and the bundles tell the same.
@Suite struct IndexTests {
    @Test func oneLineForEachMenu() async throws {
        let run = try await SampleRun.shared
        let entries = try run.index()
        #expect(entries.map(\.menu).sorted() == Set(entries.map(\.menu)).sorted())
        let bundles = try run.bundles()
        #expect(entries.compactMap(\.bundle).sorted() == bundles.map(\.path).sorted())
        for (path, bundle) in bundles {
            let entry = try #require(entries.first { $0.bundle == path })
            #expect(entry.status == bundle.status)
            #expect(entry.dishes == bundle.dishes.count)
        }
        #expect(Set(bundles.map(\.bundle.id)).count == bundles.count, "two menus have one id")
    }

    @Test func nothingElseIsWritten() async throws {
        let files = try await SampleRun.shared.files()
        #expect(files["index.jsonl"] != nil)
        let others = files.keys.filter { path in
            !path.hasSuffix("/bundle.json") && path != "index.jsonl"
        }
        #expect(others.isEmpty, "\(others.sorted())")
    }

    /// Paths in a bundle start at the folder on the command line, so that a bundle can be moved with its photos.
    @Test func bundlesHoldNoPathOfThisMachine() async throws {
        let run = try await SampleRun.shared
        #expect(try !run.bundles().isEmpty)
        for (path, content) in try run.files() {
            let text = String(decoding: content, as: UTF8.self)
            #expect(!text.contains(Samples.folder.deletingLastPathComponent().path), "\(path)")
            #expect(!text.contains(run.program.home.root), "\(path)")
        }
    }
}
