import Files
import Foundation
import Judging
import Menus
import Models
import TestMaterial
import Testing

@testable import Library

@Suite struct UpdatesTests {
    private let day = Date(timeIntervalSince1970: 1_800_000_000)
    private static let good = "# version: 7\ningredient\ten\tplant\tzorblax root|zorblax leaf\n"

    private func updates(_ folder: TemporaryFolder, program: String = "1") -> Updates {
        Updates(folder.locations, program: program)
    }

    @discardableResult
    private func install(
        _ text: String, in folder: TemporaryFolder, _ kind: UpdateKind = .knowledge, sha256: String? = nil
    ) async throws -> InstalledUpdate {
        try folder.put(Array(text.utf8), at: FilePath("update.tsv"))
        return try await updates(folder).install(
            kind, from: .file(folder.path.appending("update.tsv")), sha256: sha256, mayConnect: false, at: day)
    }

    private func failure(
        of text: String, in folder: TemporaryFolder, _ kind: UpdateKind = .knowledge, sha256: String? = nil
    ) async throws -> UpdateFailure? {
        do {
            try await install(text, in: folder, kind, sha256: sha256)
            return nil
        } catch let failure as UpdateFailure {
            return failure
        }
    }

    @Test func isUsedUntilItIsRemoved() async throws {
        let folder = try TemporaryFolder()
        #expect(try updates(folder).text(of: .knowledge) == nil)
        let installed = try await install(Self.good, in: folder)
        #expect(installed.version == "7")
        #expect(installed.entries == 2)
        let text = try #require(try updates(folder).text(of: .knowledge))
        #expect(text == Self.good)
        let dish = DishText(name: "Zorblax root", language: "en")
        #expect(Judge()(dish).claims[.vegan] != .yes)
        #expect(Judge(knowledge: Knowledge(overrides: [text]))(dish).claims[.vegan] == .yes)
        #expect(try updates(folder).text(of: .prices) == nil)
        try await install("# another\n" + Self.good, in: folder)
        #expect(Folder.names(in: folder.path.appending("store/updates")).count == 1, "the old one goes")
        #expect(try updates(folder).remove(.knowledge))
        #expect(try updates(folder).text(of: .knowledge) == nil)
        #expect(try !updates(folder).remove(.knowledge))
    }

    /// What would make a dish safer to eat than it is must not get in, in whatever way.
    @Test(arguments: [
        "ingredient\ten\tplant\tchicken", "dish\ten\tplant\tbeef burger", "dish\ten\tplant\tgrilled chicken",
        "ingredient\ten\tplant\tpeanut butter", "dish\tde\tplant\tkäsespätzle", "dish\tit\tplant\tcarbonara",
        "ingredient\t*\tplant\tbacon bits", "dish\ten\tplant\tpad thai with shrimp",
        "without\ten\t\twith", "vegan\ten\t\tof the day", "neutral\ten\t\tchicken", "imitation\ten\t\tgrilled",
        "ingredient\ten\tnonsense\tfoo", "one column", "# nothing but a comment", "",
    ])
    func unsafeOrUnreadableWordsAreRefused(row: String) {
        let failure = #expect(throws: UpdateFailure.self) { try UpdateCheck.check(row, of: .knowledge) }
        #expect(failure?.cause == .content)
    }

    @Test func theRefusalOfOneLeavesThePresentOne() async throws {
        let folder = try TemporaryFolder()
        try await install(Self.good, in: folder)
        #expect(try await failure(of: Self.good + "dish\ten\tplant\tgrilled chicken", in: folder)?.cause == .content)
        #expect(try updates(folder).text(of: .knowledge) == Self.good)
        #expect(try updates(folder).pending(.knowledge)?.cause == .content)
    }

    @Test func checksumsCount() async throws {
        let folder = try TemporaryFolder()
        let right = ContentHash.sha256(Self.good)
        try await install(Self.good, in: folder, sha256: right.uppercased())
        #expect(try await failure(of: Self.good, in: folder, sha256: "12")?.cause == .content)
        #expect(
            try await failure(of: Self.good, in: folder, sha256: String(repeating: "0", count: 64))?.cause == .content)
        try folder.put(Array("\(right)  words.tsv\n".utf8), at: FilePath("update.tsv.sha256"))
        try await install(Self.good, in: folder)
        #expect(try await failure(of: Self.good + "\n", in: folder)?.cause == .content)
    }

    @Test func pricesMustBePrices() async throws {
        let folder = try TemporaryFolder()
        let table = "example.org\tmodel-1\t1.50\t2.00\tUSD\t2026-11-01\n"
        try await install(table, in: folder, .prices)
        #expect(try updates(folder).text(of: .prices) == table)
        for text in ["", "# none", "example.org\tmodel-1\tcheap\t2.00\tUSD\t2026-11-01", "\u{0}"] {
            #expect(try await failure(of: text, in: folder, .prices)?.cause == .content, "\(text)")
        }
        #expect(try updates(folder).text(of: .prices) == table)
    }

    @Test func aDamagedOneIsNotPassedOverInSilence() async throws {
        let folder = try TemporaryFolder()
        let installed = try await install(Self.good, in: folder)
        try folder.put(
            Array("ingredient\ten\tplant\tchicken".utf8),
            at: FilePath("store/updates/knowledge-\(installed.sha256.prefix(16)).tsv"))
        #expect(throws: UpdateFailure.self) { try updates(folder).text(of: .knowledge) }
        #expect(try updates(folder).remove(.knowledge))
        try folder.put(Array("{".utf8), at: FilePath("store/updates.json"))
        #expect(throws: UpdateFailure.self) { try updates(folder).text(of: .knowledge) }
    }

    /// Another version of the program looks at it anew, and uses it when it is still safe.
    @Test func anotherVersionChecksAgain() async throws {
        let folder = try TemporaryFolder()
        try await install(Self.good, in: folder)
        #expect(try updates(folder, program: "2").text(of: .knowledge) == Self.good)
        // As if it had been installed by a version that knew less.
        let bad = "ingredient\ten\tplant\tchicken\n"
        let sha256 = ContentHash.sha256(bad)
        try folder.put(Array(bad.utf8), at: FilePath("store/updates/knowledge-\(sha256.prefix(16)).tsv"))
        var book = try UpdateBook.read(folder.locations)
        book.installed["knowledge"]?.sha256 = sha256
        book.installed["knowledge"]?.checkedWith = "0"
        try book.write(folder.locations)
        let failure = #expect(throws: UpdateFailure.self) { try updates(folder).text(of: .knowledge) }
        #expect(failure?.cause == .content)
    }

    @Test func whatFailedCanBePutOffOrSkipped() async throws {
        let folder = try TemporaryFolder()
        _ = try await failure(of: "one column", in: folder)
        try updates(folder).postpone(.knowledge, at: day)
        #expect(try updates(folder).pending(.knowledge)?.retryAt == 1_800_003_600)
        try updates(folder).skip(.knowledge, at: day)
        let pending = try #require(try updates(folder).pending(.knowledge))
        #expect(pending.retryAt == nil && pending.quietUntil == 1_800_086_400)
        try await install(Self.good, in: folder)
        #expect(try updates(folder).pending(.knowledge) == nil)
    }

    @Test(arguments: SafetyDishes.all) func safetyDishesAreNoneForVegans(dish: DishText) {
        #expect(Judge()(dish).claims[.vegan] == .no, "\(dish.name)")
    }
}
