import Files
import Foundation
import Library
import TestMaterial
import Testing

@testable import Runner

/// Whatever a command keeps on the machine is known to `storage`, `privacy` and `reset`.
@Suite struct StoredPlacesTests {
    /// Commands that take long, or that somebody else's test runs with what they need. The engine is a part of the
    /// program that is fetched, with commands of its own to list and remove it.
    private static let leftOut = ["bench", "scan", "retry", "read", "engine install"]

    private func unknown(_ home: TemporaryFolder) throws -> [String] {
        let files = StoredFiles(try locations(home))
        let known = Set(StoredKind.allCases.flatMap(files.files(of:)).map(\.display))
        return try ["data", "cache", "state"].flatMap { folder in
            FileManager.default.fileExists(atPath: home[folder])
                ? try home.contents(of: folder).keys.map { home[folder] + "/" + $0 }.filter { !known.contains($0) } : []
        }
    }

    private func locations(_ home: TemporaryFolder) throws -> StoreLocations {
        try #require(
            StoreLocations.standard(environment: [
                "XDG_DATA_HOME": home["data"], "XDG_CACHE_HOME": home["cache"], "XDG_STATE_HOME": home["state"],
            ]))
    }

    @Test func nothingIsKeptThatNobodyKnowsOf() async throws {
        let folder = try ScanFolder()
        let home = folder.home
        try folder.addGoodPhoto()
        try home.write("ingredient\tflurbelwurst\ten\tmeat\n", to: "words.tsv")
        try home.makeFolder("stick")
        // Nobody listens there, so what is to be sent waits.
        let environment = [
            "VEGYSCAN_PASSPHRASE": "correct horse", "VEGYSCAN_SUPPORT_URL": "http://127.0.0.1:1/",
            "VEGYSCAN_BACKUP_TO": "stick",
        ]
        var commands = [
            ["scan", "in", "--out", "out", "--quiet"], ["settings", "set", "jobs", "1"],
            ["favourite", "add", "1", "d1"],
            ["profile", "create", "Ada", "--diet", "vegan"], ["support", "--describe", "hello"],
            ["support", "--describe", "hello", "--send"], ["update", "knowledge", "--from", "words.tsv"],
            ["update", "prices", "--from", "none.tsv"], ["update", "prices", "--later"], ["backup"],
            ["backup", "--to", "nowhere/"], ["rejudge", "out"], ["repair", "out"], ["export", "export.json"],
            ["history", "rename", "1", "My", "Inn"],
        ]
        // The others as they are: most of them only look, or say what they need.
        commands += CommandTable.types.map { $0.name.rawValue }.filter { name in
            !Self.leftOut.contains { name == $0 || name.hasPrefix($0 + " ") }
        }.map { $0.split(separator: " ").map(String.init) }
        for command in commands {
            let outcome = try await folder.program.run(command, environment: environment)
            #expect(outcome.code != nil, "\(outcome)")
            let unknown = try unknown(home)
            #expect(unknown.isEmpty, "after \(command): \(unknown)")
        }
        // Every kind was there, or the walk has seen nothing.
        let before = StoredFiles(try locations(home))
        for kind in StoredKind.allCases { #expect(!before.files(of: kind).isEmpty, "\(kind)") }
        let storage = try await folder.program.run("storage", "--json")
        #expect(storage.code == 0 && storage.output.contains("\"report_bytes\""), "\(storage)")
        let asked = try await folder.program.run("reset")
        #expect(
            asked.code == 64 && asked.errors.contains("\(before.files(of: .reports).count) problem reports"), "\(asked)"
        )
        #expect(try await folder.program.run("reset", "--yes").code == 0)
        let after = StoredFiles(try locations(home))
        for kind in StoredKind.allCases {
            #expect(after.files(of: kind) == (kind.goesWithReset ? [] : before.files(of: kind)), "\(kind)")
        }
        #expect(try unknown(home).isEmpty)
    }
}
