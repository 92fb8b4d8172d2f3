import Files
import Foundation
import Testing

struct FilePathTests {
    @Test(arguments: [
        ("a/b.jpg", "b.jpg", "a"), ("b.jpg", "b.jpg", "."), ("/b", "b", "/"), ("a/b/", "b", "a"), ("/", "", "/"),
        ("a//b", "b", "a"),
    ])
    func partsOfAPath(path: String, last: String, parent: String) {
        #expect(FilePath(path).lastComponent == FilePath(last))
        #expect(FilePath(path).parent == FilePath(parent))
    }

    @Test func appending() {
        #expect(FilePath("a").appending("b") == FilePath("a/b"))
        #expect(FilePath("a/").appending("b") == FilePath("a/b"))
        #expect(FilePath("").appending("b") == FilePath("b"))
    }

    @Test(arguments: [
        (Array("Käse 菜单.jpg".utf8), "Käse 菜单.jpg"), ([0x61, 0xFF, 0x62], "a%FFb"), ([0x61, 0x0A, 0x62], "a%0Ab"),
        ([0xE8, 0x8F], "%E8%8F"), ([0xC2, 0x85], "%C2%85"), ([0x1B, 0x5B, 0x6D], "%1B[m"), ([0x7F], "%7F"), ([], ""),
    ])
    func display(bytes: [UInt8], shown: String) {
        #expect(FilePath(bytes: bytes).display == shown)
    }
}

struct ContentHashTests {
    /// FIPS 180-4 and NIST's examples.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ])
    func knownValues(text: String, hash: String) {
        #expect(ContentHash.sha256(text) == hash)
        #expect(ContentHash.sha256(Array(text.utf8)) == hash)
        #expect(ContentHash.sha256(AnySequence(Array(text.utf8))) == hash)
    }
}

struct PlaceTests {
    /// However a path is spelled, what is kept about its place is found again.
    @Test func aPlaceHasOneSpelling() throws {
        let home = FilePath(FileManager.default.temporaryDirectory.path).place.appending("place-\(UUID().uuidString)")
        let link = home.appending("link")
        try FileManager.default.createDirectory(atPath: home.appending("a").display, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: home.display) }
        try FileManager.default.createSymbolicLink(atPath: link.display, withDestinationPath: "a")
        for spelling in ["a", "a/", "a/.", "./a", "link", "link/", "a/../link", "a//"] {
            #expect(home.appending(spelling).place == home.appending("a"), "\(spelling)")
        }
        // What isn't there yet has the same place once it is made.
        #expect(home.appending("link/new/x").place == home.appending("a/new/x"))
        #expect(FilePath("/").place == FilePath("/"))
        #expect(FilePath("new").place == FilePath(".").place.appending("new"))
    }
}
