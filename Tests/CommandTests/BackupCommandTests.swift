import Foundation
import TestMaterial
import Testing

/// Backing up and restoring with the program as it is built.
@Suite struct BackupCommandTests {
    private let secret = ["VEGYSCAN_PASSPHRASE": "correct horse"]

    /// A store with one menu, settings, and a folder for backups.
    private func scanned() async throws -> ScanFolder {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        try folder.home.write(#"{"jobs": 1, "store": "~/store"}"#, to: "config/vegyscan/config.json")
        #expect(try await folder.scan().code == 0)
        try folder.home.makeFolder("stick")
        return folder
    }

    private func run(_ folder: ScanFolder, _ arguments: String...) async throws -> Outcome {
        try await folder.program.run(arguments, environment: secret)
    }

    /// What a restore may change.
    private func state(_ folder: ScanFolder) throws -> [String: Data] {
        try folder.home.contents().filter {
            $0.key.hasPrefix("config/") || $0.key.hasPrefix("store/vegyscan.sqlite")
        }
    }

    @Test func thereAndBack() async throws {
        let folder = try await scanned()
        let backup = try await run(folder, "backup", "--to", "stick", "--json")
        #expect(backup.code == 0, "\(backup)")
        let names = try folder.home.contents(of: "stick").keys
        let name = try #require(names.first)
        #expect(names.count == 1 && name.hasPrefix("vegyscan-20") && name.hasSuffix(".backup"))
        #expect(backup.output.contains("\"menus\" : 1"), "\(backup)")
        let settings = try folder.home.contents(of: "config")
        try folder.home.write(#"{"jobs": 2, "store": "~/store"}"#, to: "config/vegyscan/config.json")
        #expect(try await run(folder, "reset", "--yes").code == 0)
        let unasked = try await run(folder, "restore", "stick/" + name)
        #expect(unasked.code == 64, "\(unasked)")
        #expect(unasked.errors.contains("1 menu") && unasked.errors.contains("none yet"), "\(unasked)")
        let restored = try await run(folder, "restore", "stick/" + name, "--yes")
        #expect(restored.code == 0, "\(restored)")
        #expect(try folder.home.contents(of: "config") == settings)
        let again = try await run(folder, "restore", "stick/" + name, "--dry-run")
        #expect(again.errors.contains("now 1 menu"), "\(again)")
        #expect(again.output.contains("holds: history (1 menu), settings"), "\(again)")
    }

    @Test func theStoreStaysWhereItIs() async throws {
        let folder = try await scanned()
        #expect(try await run(folder, "backup", "--to", "stick/a.backup").code == 0)
        try folder.home.write(#"{"store": "~/elsewhere"}"#, to: "config/vegyscan/config.json")
        let restored = try await run(folder, "restore", "stick/a.backup", "--yes")
        #expect(restored.code == 0, "\(restored)")
        let settings = try #require(try folder.home.contents(of: "config")["vegyscan/config.json"])
        let object = try JSONSerialization.jsonObject(with: settings) as? [String: Any]
        #expect(object?["jobs"] as? Int == 1)
        #expect(object?["store"] as? String == "~/elsewhere")
        let shown = try await run(folder, "restore", "stick/a.backup", "--dry-run")
        #expect(shown.errors.contains("now 1 menu"), "\(shown)")
    }

    @Test func refusalsChangeNothing() async throws {
        let folder = try await scanned()
        #expect(try await run(folder, "backup", "--to", "stick/a.backup").code == 0)
        let good = try Data(contentsOf: URL(fileURLWithPath: folder.home["stick/a.backup"]))
        try folder.home.write(good.dropLast(100), to: "stick/short.backup")
        try folder.home.write("no backup", to: "stick/foreign.backup")
        let before = try state(folder)
        for (name, word) in [("short", "cut off"), ("foreign", "no backup"), ("missing", "no such file")] {
            let refused = try await run(folder, "restore", "stick/\(name).backup", "--yes")
            #expect(refused.code == 66, "\(refused)")
            #expect(refused.errors.contains(word), "\(refused)")
        }
        let wrong = try await folder.program.run(
            ["restore", "stick/a.backup", "--yes"], environment: ["VEGYSCAN_PASSPHRASE": "wrong horse"])
        #expect(wrong.code == 66 && wrong.errors.contains("passphrase"), "\(wrong)")
        #expect(!wrong.errors.contains("wrong horse"))
        let without = try await folder.program.run("restore", "stick/a.backup", "--yes")
        #expect(without.code == 64 && without.errors.contains("VEGYSCAN_PASSPHRASE"), "\(without)")
        #expect(try state(folder) == before)
    }

    @Test func aFailedBackupIsRemembered() async throws {
        let folder = try await scanned()
        let nowhere = try await run(folder, "backup")
        #expect(nowhere.code == 64 && nowhere.errors.contains("--to"), "\(nowhere)")
        let unmounted = try await run(folder, "backup", "--to", "gone/backups/a.backup")
        #expect(unmounted.code == 73, "\(unmounted)")
        #expect(!FileManager.default.fileExists(atPath: folder.home["gone"]))
        let note = try #require(try folder.home.contents(of: "store")["backup.json"])
        #expect(String(decoding: note, as: UTF8.self).contains("no such folder"))
        try folder.home.write("my thesis", to: "stick/thesis.txt")
        #expect(try await run(folder, "backup", "--to", "stick/thesis.txt").code == 73)
        #expect(try folder.home.contents(of: "stick").count == 1)
    }

    /// A disk that fills: the earlier backup stays, and nothing half is left.
    @Test func aFullDiskLeavesTheEarlierBackup() async throws {
        let folder = try await scanned()
        #expect(try await run(folder, "backup", "--to", "stick/a.backup").code == 0)
        let before = try folder.home.contents(of: "stick")
        let full = try await folder.program.shell(
            #"ulimit -f 8; "$VEGYSCAN" backup --to stick/a.backup"#, environment: secret)
        #expect(full.code == 73, "\(full)")
        #expect(try folder.home.contents(of: "stick") == before)
    }
}
