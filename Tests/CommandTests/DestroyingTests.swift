import Foundation
import TestMaterial
import Testing

@testable import Runner

/// Only a command that is meant to removes what is stored, whatever else is typed behind it.
@Suite struct DestroyingTests {
    /// Commands that take long or wait for input, and those that are to remove something.
    private static let leftOut: Set<String> = [
        "scan", "retry", "read", "judge", "bench", "history delete", "history clear", "privacy erase-locations",
        "profile delete", "profile erase", "cache clear", "reset", "restore",
    ]

    @Test func noOtherCommandRemovesAnything() async throws {
        let program = try Program()
        let home = program.home
        _ = try await program.run("profile", "create", "Ada", "--diet", "vegan")
        _ = try await program.run("profile", "create", "Ben", "--diet", "vegetarian")
        _ = try await program.run("cache", "stats")
        let kept = try home.contents().keys.filter { $0.hasSuffix(".sqlite") || $0.hasSuffix(".sealed") }.sorted()
        #expect(kept.contains { $0.hasSuffix(".sealed") } && kept.contains { $0.hasSuffix(".sqlite") }, "\(kept)")
        let names = CommandTable.types.map { $0.name.rawValue }.filter { name in
            !Self.leftOut.contains { name == $0 || name.hasPrefix($0 + " ") }
        }
        for name in names {
            let words = name.split(separator: " ").map(String.init)
            for operands in [["--yes"], ["Ada", "--yes"]] {
                _ = try await program.run(words + operands)
                let now = try home.contents().keys
                for file in kept { #expect(now.contains(file), "after \(words + operands): \(file)") }
            }
        }
        let profiles = try await program.run("profile", "list")
        #expect(profiles.output.contains("Ada") && profiles.output.contains("Ben"), "\(profiles)")
        #expect(try await program.run("profile", "erase", "--yes").code == 0)
        #expect(try await program.run("reset", "--yes").code == 0)
        let left = try home.contents().keys
        #expect(!kept.contains { left.contains($0) }, "\(left)")
    }

    /// `profile erase` takes folders; whoever means one profile by a name must not lose all.
    @Test func aNameOfAProfileErasesNothing() async throws {
        let program = try Program()
        _ = try await program.run("profile", "create", "Ada", "--diet", "vegan")
        _ = try await program.run("profile", "create", "Ben", "--diet", "vegetarian")
        try program.home.write("no folder", to: "file")
        for word in ["Ben", "file"] {
            let erased = try await program.run("profile", "erase", word, "--yes")
            #expect(erased.code == 66 && erased.errors.contains("vegyscan profile delete"), "\(erased)")
        }
        let profiles = try await program.run("profile", "list")
        #expect(profiles.output.contains("Ada") && profiles.output.contains("Ben"), "\(profiles)")
    }
}
