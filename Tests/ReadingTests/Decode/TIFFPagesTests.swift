import Files
import Models
import Reading
import TestMaterial
import Testing

/// Several pages in one file, as scanners and fax machines write them.
@Suite struct TIFFPagesTests {
    /// A little-endian file of pages without pictures, each with a tag 254 of the given kind.
    private func file(_ kinds: [UInt32], next last: UInt32 = 0) -> [UInt8] {
        func little(_ value: UInt32, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) } }
        var bytes = Array("II".utf8) + [42, 0] + little(8, 4)
        for (place, kind) in kinds.enumerated() {
            let isLast = place == kinds.count - 1
            bytes += little(1, 2) + little(254, 2) + little(4, 2) + little(1, 4) + little(kind, 4)
            bytes += little(isLast ? last : UInt32(bytes.count + 4), 4)
        }
        return bytes
    }

    private func count(_ bytes: [UInt8]) throws -> Int {
        let folder = try TemporaryFolder()
        let path = folder.path.appending("x.tif")
        try AtomicFile.write(bytes, to: path)
        return TIFFPages.count(in: path)
    }

    @Test func previewsAreNoPages() throws {
        #expect(try count(file([0])) == 1)
        #expect(try count(file([2, 2, 2])) == 3)
        #expect(try count(file([0, 1, 2, 4])) == 2)
        #expect(try count(file([1])) == 1)
    }

    @Test func whatIsDamagedEndsTheChain() throws {
        #expect(try count(file([0, 0], next: 8)) == 2, "back to the first")
        #expect(try count(file([0, 0], next: 4_000_000_000)) == 2)
        #expect(try count(Array(file([0, 0]).dropLast(3))) == 1)
        #expect(try count(Array("II".utf8) + [42, 0]) == 1)
        #expect(TIFFPages.count(in: FilePath("/nowhere.tif")) == 1)
    }

    @Test func eachPageIsReadAsAPictureOfItsOwn() throws {
        let folder = try TemporaryFolder()
        let path = folder.path.appending("x.tif")
        let bytes = file([0, 2])
        try AtomicFile.write(bytes, to: path)
        let first = try LoadPhoto()(path, shownAs: "x.tif")
        let second = try LoadPhoto()(path, page: 1, shownAs: "x.tif#2")
        #expect(first.bytes == bytes && second.bytes.count == bytes.count && second.sha256 != first.sha256)
        #expect(second.bytes[4] == 26)
        #expect(throws: StageFailure.self) { try LoadPhoto()(path, page: 2, shownAs: "x.tif#3") }
    }
}
