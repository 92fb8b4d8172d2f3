import Foundation
import TestMaterial
import Testing

/// The last resort.
@Suite struct ResetTests {
    @Test func removesWhatIsStoredAndNothingElse() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        #expect(try await folder.scan().code == 0)
        try folder.home.write("mine", to: "store/notes.txt")
        try folder.home.write("mine", to: "store/vegyscan.sqlite.backup")
        try folder.home.write("old", to: "store/vegyscan.sqlite.corrupt-1-wal")
        let others = try folder.home.contents().filter { !$0.key.hasPrefix("store/") }
        #expect(try await folder.program.run("favourite", "add", "1", "d1", "--store", "store").code == 0)
        let unasked = try await folder.program.run("reset", "--store", "store")
        #expect(unasked.code == 64, "\(unasked)")
        #expect(unasked.errors.contains("1 menu and 1 favourite"), "\(unasked)")
        #expect(unasked.errors.contains("1 run log\n"), "\(unasked)")
        #expect(unasked.errors.contains("1 reading, 0 answers"), "\(unasked)")
        #expect(FileManager.default.fileExists(atPath: folder.home["store/vegyscan.sqlite"]))
        let reset = try await folder.program.run("reset", "--store", "store", "--yes")
        #expect(reset.code == 0, "\(reset)")
        let left = try folder.home.contents()
        #expect(left.filter { !$0.key.hasPrefix("store/") } == others)
        #expect(
            Set(left.keys.filter { $0.hasPrefix("store/") }) == ["store/notes.txt", "store/vegyscan.sqlite.backup"])
        #expect(try await folder.program.run("reset", "--store", "store").code == 0)
    }

    @Test func worksOnDamagedFiles() async throws {
        let folder = try ScanFolder()
        try folder.home.write(String(repeating: "garbage", count: 2000), to: "store/vegyscan.sqlite")
        try folder.home.write(String(repeating: "garbage", count: 2000), to: "store/cache.sqlite")
        let reset = try await folder.program.run("reset", "--store", "store", "--yes")
        #expect(reset.code == 0, "\(reset)")
        #expect(try folder.home.contents(of: "store").isEmpty)
    }
}
