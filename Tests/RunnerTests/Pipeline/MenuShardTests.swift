import Files
import Foundation
import Stages
import Testing

@testable import Runner

@Suite("Parts of a run")
struct MenuShardTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shard-\(UUID().uuidString)")

    private func menu(_ content: Data, _ name: String) throws -> MenuPlan {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try content.write(to: file)
        return MenuPlan(folder: name, pages: [PhotoFile(path: FilePath(file.path), shown: name)])
    }

    @Test func eachMenuIsInOnePart() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var menus = MenuList()
        for number in 0..<300 {
            _ = try menu(Data("photo \(number)".utf8), "\(number)")
            menus.append(FilePath("\(number)"), in: PhotoFolder(path: FilePath(folder.path), shown: ""))
        }
        var found: [MenuPlan] = []
        for number in 1...4 {
            let part = await Shard("\(number)/4")?.menus(of: menus) ?? MenuList()
            #expect((40...110).contains(part.count), "the parts are about even")
            #expect(Array(part) == menus.filter(part.contains), "in their order")
            found += part
        }
        #expect(Set(found) == Set(menus) && found.count == menus.count)
    }

    /// Machines with different versions of the program must agree.
    @Test func thePartFollowsFromTheContentAlone() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let photo = try menu(Data("photo".utf8), "a")
        #expect(
            Shard.number(of: photo, count: 1000) == Shard.number(of: try menu(Data("photo".utf8), "b"), count: 1000))
        // SHA-256 over "5\nphoto" begins with 15 digits that leave this rest.
        #expect(Shard.number(of: photo, count: 1000) == 1 + Self.rest)
        let gone = MenuPlan(folder: "gone", pages: [PhotoFile(path: FilePath("/nowhere"), shown: "gone")])
        #expect(Shard.number(of: gone, count: 7) == Shard.number(of: gone, count: 7))
    }

    private static let rest = 477

    /// The middle is not looked at; both ends and the size are.
    @Test func looksAtBothEnds() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let content = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 / 7) })
        func sample(_ change: (inout Data) -> Void) throws -> String? {
            var changed = content
            change(&changed)
            return ContentSample.sha256(of: try menu(changed, "x").pages[0].path)
        }
        let whole = try sample { _ in }
        #expect(whole != nil)
        #expect(try sample { $0[50_000] ^= 1 } == whole)
        for place in [0, 16_383, 100_000 - 16_384, 99_999] { #expect(try sample { $0[place] ^= 1 } != whole) }
        #expect(try sample { $0.insert(7, at: 50_000) } != whole)
        #expect(ContentSample.sha256(of: FilePath(folder.path)) == nil)
    }

    @Test(arguments: ["3/8", "1/1", "1000000/1000000"]) func isUnderstood(text: String) throws {
        let shard = try #require(Shard(text))
        #expect("\(shard.number)/\(shard.count)" == text)
    }

    @Test(arguments: [
        "", "/", "0/1", "2/1", "1/0", "+1/2", "1/2/3", "1 /2", "１/２", "1/1000001", "99999999999999999999/1",
    ])
    func isRefused(text: String) {
        #expect(Shard(text) == nil)
    }

    @Test func warnsOfTooLittleRoom() throws {
        var space = try #require(DiskSpace(of: FilePath("/")))
        (space.free, space.freeNames) = (RoomForResults.bytesOfAPhoto * 10, 20)
        func warning(_ menus: Int, _ photos: Int) -> String? {
            RoomForResults.warning(space, menus: menus, photos: photos, output: "out")
        }
        #expect(warning(10, 10) == nil)
        #expect(warning(10, 11)?.contains("are free") == true)
        #expect(warning(11, 10)?.contains("20 names") == true)
        #expect(warning(1, .max) != nil)
        space.freeNames = nil
        #expect(warning(11, 10) == nil)
        #expect(RoomForResults.warning(nil, menus: 1, photos: 1, output: "out") == nil)
        #expect(DiskSpace(of: FilePath("/nowhere")) == nil)
    }
}
