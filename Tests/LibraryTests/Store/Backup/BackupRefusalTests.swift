import Files
import Foundation
import Models
import TestMaterial
import Testing

@testable import Library

/// A file that isn't a good backup, and a state that can't be replaced: a clear refusal, and nothing changed.
@Suite struct BackupRefusalTests {
    private func filled() async throws -> (home: BackupFolder, bytes: [UInt8]) {
        let home = try BackupFolder()
        try await home.fill(menus: 0..<3, settings: "{}")
        try home.backUp()
        try await home.fill(menus: 10..<12, settings: "{\"jobs\": 2}")
        return (home, try #require(home.folder.content(FilePath("my.backup"))))
    }

    private func expectRefusal(
        of bytes: [UInt8], saying words: String, _ home: BackupFolder, location: SourceLocation = #_sourceLocation
    ) async throws {
        try home.folder.put(bytes, at: FilePath("my.backup"))
        let failure = #expect(throws: BackupFailure.self, sourceLocation: location) { try home.restore() }
        #expect(failure?.kind == .source, sourceLocation: location)
        #expect(failure?.message.contains(words) == true, "\(failure?.message ?? "none")", sourceLocation: location)
        #expect(
            try await home.state() == .init(menus: [10, 11], settings: "{\"jobs\": 2}"), sourceLocation: location)
        #expect(try home.leftovers().isEmpty, sourceLocation: location)
    }

    @Test func aWrongPassphraseIsNamedAsSuch() async throws {
        let (home, _) = try await filled()
        let failure = #expect(throws: BackupFailure.self) {
            try OpenedBackup(home.file, passphrase: Array("another".utf8))
        }
        #expect(failure?.message.contains("passphrase") == true)
    }

    @Test func truncatedForeignAndNewerFiles() async throws {
        let (home, bytes) = try await filled()
        for length in [17, 40, BackupHeader.length - 1, BackupHeader.length, bytes.count - 1] {
            try await expectRefusal(of: Array(bytes.prefix(length)), saying: "cut off", home)
        }
        try await expectRefusal(of: bytes + [0], saying: "added", home)
        try await expectRefusal(of: [], saying: "no backup", home)
        try await expectRefusal(of: Array("SQLite format 3".utf8), saying: "no backup", home)
        var newer = bytes
        newer[BackupHeader.magic.count + 1] += 1
        try await expectRefusal(of: newer, saying: "version", home)
    }

    @Test func anyOtherByteIsRefused() async throws {
        let (home, bytes) = try await filled()
        let places = Array(0..<BackupHeader.length) + stride(from: BackupHeader.length, to: bytes.count, by: 997)
        for place in places {
            var changed = bytes
            changed[place] ^= 0x40
            try home.folder.put(changed, at: FilePath("my.backup"))
            #expect(throws: BackupFailure.self, "\(place)") {
                try OpenedBackup(home.file, passphrase: home.passphrase)
            }
        }
    }

    /// A file from elsewhere must not take the whole memory, or hours.
    @Test(arguments: [
        ScryptCost(rounds: 1 << 40, blockSize: 8, parallelism: 1), ScryptCost(rounds: 3, blockSize: 8, parallelism: 1),
        ScryptCost(rounds: 16, blockSize: 0, parallelism: 1), ScryptCost(rounds: 16, blockSize: 8, parallelism: 0),
        ScryptCost(rounds: 16, blockSize: 8, parallelism: 1 << 30),
        ScryptCost(rounds: 0, blockSize: 8, parallelism: 1),
    ])
    func unbearableCosts(_ cost: ScryptCost) throws {
        let key = try SecretKey.random()
        let header = BackupHeader(cost: cost, salt: Array(repeating: 0, count: 16), sealedLength: 28)
        let file = try header.bytes(with: key) + SealedBox.seal([], with: key)
        #expect(throws: BackupFailure.self) { try BackupHeader(file) }
    }

    @Test func aHistoryOfANewerVersionOrADamagedOne() async throws {
        let (home, bytes) = try await filled()
        try home.folder.put(bytes, at: FilePath("my.backup"))
        let present = try await home.state()
        var backup = try OpenedBackup(home.file, passphrase: home.passphrase)
        let history = try #require(backup.files[.history])
        let other = home.folder.path.appending("other.sqlite")
        try AtomicFile.write(history, to: other)
        try Database(other, on: .network).run("PRAGMA user_version = 9999")
        for content in [SmallFile.bytes(of: other, limit: 1 << 24) ?? [], Array(history.prefix(8192)), [1, 2, 3]] {
            backup.files[.history] = content
            let failure = #expect(throws: BackupFailure.self) {
                try Restore(backup, to: home.contents).run()
            }
            #expect(failure?.kind == .source)
            #expect(try await home.state() == present)
            #expect(try home.leftovers().isEmpty)
        }
    }

    @Test func settingsThatDoNotFit() async throws {
        let (home, _) = try await filled()
        let failure = #expect(throws: BackupFailure.self) {
            try home.restore { role, _ in role == .settings ? "They don't fit." : nil }
        }
        #expect(failure?.message == "They don't fit.")
        #expect(try await home.state() == .init(menus: [10, 11], settings: "{\"jobs\": 2}"))
        #expect(try home.leftovers().isEmpty)
    }

    @Test func nothingIsRestoredUnderARunningScan() async throws {
        let (home, _) = try await filled()
        let running = try home.folder.store()
        let failure = #expect(throws: BackupFailure.self) { try home.restore() }
        #expect(failure?.kind == .inUse)
        #expect(await running.historyCount() == 2)
        #expect(try home.leftovers().isEmpty)
    }
}
