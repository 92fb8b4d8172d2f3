import Files
import Foundation
import Menus
import Models
import TestMaterial
import Testing

@testable import Library

@Suite struct BackupTests {
    @Test func bringsBackWhatWasThere() async throws {
        let home = try BackupFolder()
        try await home.fill(menus: 0..<3, settings: "{\"jobs\": 2}")
        let manifest = try home.backUp()
        #expect(manifest.history == HistoryFacts(menus: 3, latest: 1_800_000_002))
        #expect(manifest.parts.map(\.role) == [.history, .settings])
        try await home.fill(menus: 10..<14, settings: "{}")
        try home.restore()
        #expect(try await home.state() == .init(menus: [0, 1, 2], settings: "{\"jobs\": 2}"))
        #expect(try home.leftovers().isEmpty)
    }

    @Test func bringsItToAnEmptyMachine() async throws {
        let home = try BackupFolder()
        try await home.fill(menus: 0..<3, settings: "{}")
        try home.backUp()
        try FileManager.default.removeItem(atPath: home.folder.path.appending("store").display)
        try FileManager.default.removeItem(atPath: home.folder.path.appending("config").display)
        try home.restore()
        #expect(try await home.state() == .init(menus: [0, 1, 2], settings: "{}"))
    }

    @Test func holdsNothingReadable() async throws {
        let home = try BackupFolder()
        try await home.fill(menus: 0..<3, settings: "{\"llm_model\": \"canary\"}")
        try home.backUp()
        let bytes = try #require(home.folder.content(FilePath("my.backup")))
        for word in ["Soup", "canary", "SQLite", "created_at"] {
            #expect(bytes.firstRange(of: Array(word.utf8)) == nil, "\(word)")
        }
        #expect(try FileManager.default.attributesOfItem(atPath: home.file.display)[.posixPermissions] as? Int == 0o600)
    }

    @Test func takesWhatOthersAreJustWriting() async throws {
        let home = try BackupFolder()
        try await home.fill(menus: 0..<3, settings: "{}")
        let store = try home.folder.store()
        await store.record(
            .sample(id: "7"), menu: "m", output: FilePath("/out/b.json"), scannedAt: Date(timeIntervalSince1970: 1))
        #expect(try home.backUp().history?.menus == 4)
        await store.record(
            .sample(id: "8"), menu: "m", output: FilePath("/out/b.json"), scannedAt: Date(timeIntervalSince1970: 1))
        #expect(await store.historyCount() == 5)
    }

    @Test func damagedHistoryIsNoBackup() async throws {
        let home = try BackupFolder()
        try await home.fill(menus: 0..<3, settings: "{}")
        try home.backUp()
        let before = home.folder.content(FilePath("my.backup"))
        try home.folder.put(Array(repeating: 7, count: 5000), at: FilePath("store/vegyscan.sqlite"))
        #expect(throws: BackupFailure.self) { try home.backUp() }
        #expect(home.folder.content(FilePath("my.backup")) == before)
        #expect(home.folder.content(FilePath("store/vegyscan.sqlite"))?.count == 5000, "left for a look at it")
    }

    @Test func nothingIsNoBackup() throws {
        let home = try BackupFolder()
        #expect(throws: BackupFailure.self) { try home.backUp() }
        #expect(FileKind.of(home.file) == .missing)
    }

    @Test func onlyBackupsAreReplaced() throws {
        let home = try BackupFolder()
        #expect(Backup.mayReplace(home.file))
        try home.folder.put(Array("my thesis".utf8), at: FilePath("my.backup"))
        #expect(!Backup.mayReplace(home.file))
        try home.folder.put(BackupHeader.magic + [1], at: FilePath("my.backup"))
        #expect(Backup.mayReplace(home.file))
        #expect(!Backup.mayReplace(home.folder.path))
    }
}
