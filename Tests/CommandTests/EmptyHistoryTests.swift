import Foundation
import TestMaterial
import Testing

/// Looking for something where nothing was ever scanned.
@Suite struct EmptyHistoryTests {
    @Test func looksWithoutMakingAHistory() async throws {
        let program = try Program()
        let lists = [
            ["history", "list"], ["history", "search", "soup"], ["history", "restaurants"], ["favourite", "list"],
            ["history", "clear", "--yes"], ["privacy", "erase-locations", "--yes"],
        ]
        for words in lists {
            let outcome = try await program.run(words)
            #expect(outcome.code == 0 && outcome.output.isEmpty, "\(outcome)")
            #expect(outcome.errors.contains(" yet; "), "\(outcome)")
        }
        for words in lists.prefix(4) {
            let outcome = try await program.run(words + ["--json"])
            #expect(outcome.code == 0 && outcome.output.isEmpty, "\(outcome)")
        }
        for words in [["history", "show", "1"], ["history", "delete", "1"], ["favourite", "add", "1", "d1"]] {
            let outcome = try await program.run(words)
            #expect(outcome.code == 66 && outcome.errors.contains("No menu is in the history yet"), "\(outcome)")
        }
        #expect(try await program.run("storage").output.contains("0 menus"))
        #expect(try await program.run("privacy").code == 0)
        #expect(try await program.run("export", "-").output.contains("\"menus\""))
        #expect(try program.home.contents().isEmpty)
    }

    @Test func saysSoWhereThereIsOne() async throws {
        let program = try Program()
        #expect(try await program.run("cache", "stats").code == 0)
        for words in [["history", "list"], ["history", "restaurants"], ["favourite", "list"]] {
            let outcome = try await program.run(words)
            #expect(outcome.code == 0 && outcome.output.isEmpty && outcome.errors.contains(" yet; "), "\(outcome)")
        }
    }
}
