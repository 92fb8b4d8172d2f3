import Files
import Foundation
import Stages
import Testing

@testable import Runner

@Suite("From operands to menus")
struct PlanTests {
    /// The first bytes of a PNG are enough to count as a photo.
    static let picture = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(repeating: 0, count: 24))

    @Test func aSubFolderIsAMenuAndALoosePhotoIsOne() throws {
        try inFolder { folder in
            for name in ["z.png", "Menu/page-10.png", "Menu/page-2.png", "Menu/notes.txt", "empty/readme.md"] {
                try write(name, in: folder)
            }
            let plan = Plan(operands: [FilePath(folder.path)], excluding: nil)
            #expect(plan.menus.map(\.folder) == ["z.png", "Menu"])
            #expect(plan.menus[1].pages.map(\.shown) == ["Menu/page-2.png", "Menu/page-10.png"])
            #expect(plan.skippedFiles == 2)
            #expect(plan.problems.isEmpty)
        }
    }

    /// The operands' order must not show in what is found, also where one lies within another.
    @Test func theOrderOfOperandsDoesNotMatter() throws {
        try inFolder { folder in
            for name in ["x/a.png", "x/sub/1.png", "x/sub/2.png", "y/b.png"] { try write(name, in: folder) }
            let operands = ["x/sub", "x", "y", "x/a.png"].map { FilePath(folder.path).appending($0) }
            for order in [operands, operands.reversed(), Array(operands[1...]) + operands[..<1]] {
                let plan = Plan(operands: order, excluding: nil)
                #expect(plan.menus.map(\.folder).sorted() == ["a.png", "b.png", "sub"])
                #expect(plan.problems.isEmpty)
            }
        }
    }

    @Test func aPathStaysAsItWasGiven() throws {
        for (given, shown) in [
            ("x.png", "x.png"), ("./x.png", "x.png"), ("a//b/x.png", "x.png"), ("/nowhere/x.png", "x.png"),
            ("b/x.png/", "x.png"),
        ] {
            let (folder, name) = PhotoFolder.parts(of: FilePath(given))
            #expect(folder.photo(name) == PhotoFile(path: FilePath(given), shown: shown))
        }
    }

    @Test func someMenusOfAListAreAsInTheWhole() throws {
        try inFolder { folder in
            for name in ["b.png", "a.png", "Menu/2.png", "Menu/1.png", "c.png"] { try write(name, in: folder) }
            let menus = Plan(operands: [FilePath(folder.path)], excluding: nil).menus
            #expect(menus.map(\.folder) == ["a.png", "b.png", "c.png", "Menu"])
            #expect(menus.photoCount == 5)
            let some = menus.selecting([1, 3])
            #expect(Array(some) == [menus[1], menus[3]])
            #expect(some.photoCount == 3)
            #expect(Array(some.selecting([1])) == [menus[3]])
            #expect(some.photo(of: 1, page: 1) == menus[3].pages[1])
        }
    }

    @Test func aLinkThatLeadsInACircleEnds() throws {
        try inFolder { folder in
            try write("sub/a.png", in: folder)
            try FileManager.default.createSymbolicLink(
                at: folder.appendingPathComponent("sub/again"), withDestinationURL: folder)
            let plan = Plan(operands: [FilePath(folder.path)], excluding: nil)
            #expect(plan.menus.map(\.folder) == ["sub"])
        }
    }

    @Test func saysWhatLeadsToNoPhoto() throws {
        try inFolder { folder in
            try write("only.txt", in: folder)
            let plan = Plan(operands: [FilePath(folder.path), FilePath("/nowhere/at-all")], excluding: nil)
            #expect(plan.menus.isEmpty)
            #expect(plan.problems.map(\.path) == [FilePath(folder.path), FilePath("/nowhere/at-all")])
        }
    }

    @Test func leavesTheOutputFolderOut() throws {
        try inFolder { folder in
            try write("out/a.png/thumb.png", in: folder)
            try write("b.png", in: folder)
            let root = FilePath(folder.path)
            let plan = Plan(operands: [root], excluding: root.appending("out"))
            #expect(plan.menus.map(\.folder) == ["b.png"])
        }
    }

    @Test func countsADamagedPhotoByItsName() throws {
        try inFolder { folder in
            try Data("no picture".utf8).write(to: folder.appendingPathComponent("broken.jpg"))
            #expect(Plan(operands: [FilePath(folder.path)], excluding: nil).photoCount == 1)
        }
    }

    @Test func keepsNamesThatAreNoUTF8() throws {
        try inFolder { folder in
            let odd = FilePath(bytes: Array(folder.path.utf8) + Array("/a".utf8) + [0xFF, 0x0A] + Array(".png".utf8))
            try AtomicFile.write(Array("x".utf8), to: odd)
            let plan = Plan(operands: [FilePath(folder.path)], excluding: nil)
            #expect(plan.menus.map(\.folder) == ["a%FF%0A.png"])
            #expect(plan.menus.first?.pages.first?.path == odd)
        }
    }

    private func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func write(_ name: String, in folder: URL) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try (name.lowercased().hasSuffix(".png") ? Self.picture : Data("text".utf8)).write(to: file)
    }
}
