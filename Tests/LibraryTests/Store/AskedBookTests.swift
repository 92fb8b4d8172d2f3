import Files
import Library
import TestMaterial
import Testing

@Suite struct AskedBookTests {
    @Test func foldersThatComeAtOnceAreAllKept() async throws {
        let temporary = try TemporaryFolder()
        let book = AskedBook(.folder(temporary.path.appending("store")))
        let folders = (0..<24).map { temporary.path.appending(FilePath("batch-\($0)")) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for folder in folders {
                group.addTask {
                    try Folder.create(folder, as: .export)
                    try book.add(folder)
                }
            }
            try await group.waitForAll()
        }
        #expect(Set(book.folders) == Set(folders.map(\.place)))
    }

    @Test func aNameNeedNotBeText() throws {
        let temporary = try TemporaryFolder()
        let book = AskedBook(.folder(temporary.path.appending("store")))
        let odd = temporary.path.appending(FilePath(bytes: Array("caf".utf8) + [0xE9]))
        try Folder.create(odd, as: .export)
        try book.add(odd)
        try book.add(odd)
        #expect(book.folders == [odd.place])
    }
}
