import Files
import Testing

/// Addresses that lead back to a file whatever it is called.
@Suite struct FileAddressTests {
    @Test func everyByteComesBack() throws {
        let path = FilePath(bytes: [UInt8(ascii: "/")] + (1...255).map { UInt8($0) })
        #expect(path.address.utf8.allSatisfy { (0x21...0x7E).contains($0) })
        #expect(FilePath(address: path.address) == path)
    }

    @Test func isThatOfTheWholePath() {
        #expect(FilePath("/menus/caf\u{E9} 1.jpg").address == "file:///menus/caf%C3%A9%201.jpg")
        #expect(FilePath("/menus/%41.jpg").address == "file:///menus/%2541.jpg")
        #expect(FilePath("menu.jpg").address == FilePath("menu.jpg").absolute.address)
    }

    @Test(arguments: ["", "/menu.jpg", "file://host/menu.jpg", "file:///a%4", "file:///a%zz", "file:///a%00b"])
    func othersLeadNowhere(address: String) {
        #expect(FilePath(address: address) == nil)
    }

    /// From a folder, it leads to the same file wherever both went.
    @Test(arguments: [
        ("/a/photos/caf\u{E9} 1.jpg", "/a/results", "../photos/caf%C3%A9%201.jpg"), ("/a/x.jpg", "/a", "x.jpg"),
        ("/a/x.jpg", "/a/b/c", "../../x.jpg"),
    ])
    func itLeadsThereFromAFolder(path: String, folder: String, address: String) {
        let (path, folder) = (FilePath(path), FilePath(folder))
        #expect(path.address(from: folder) == address)
        #expect(FilePath(address: address, from: folder)?.bytes.starts(with: folder.bytes) == true)
        #expect(FilePath(address: path.address, from: folder) == path)
    }

    /// Where the two share no folder, the way would tell the whole path.
    @Test(arguments: [("/home/anna/x.jpg", "/srv/results"), ("/x.jpg", "/a/b")])
    func itTellsNoWayOverTheRoot(path: String, folder: String) {
        #expect(FilePath(path).address(from: FilePath(folder)) == nil)
    }

    @Test(arguments: ["", "/etc/passwd", "a%0", "a%00", "https://example.org/a"])
    func fromAFolderNothingElseIsTaken(address: String) {
        let taken = FilePath(address: address, from: FilePath("/results"))
        #expect(taken == nil || taken?.bytes.starts(with: Array("/results/".utf8)) == true)
    }
}
