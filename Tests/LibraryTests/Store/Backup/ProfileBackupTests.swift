import Files
import Foundation
import Judging
import Menus
import Models
import TestMaterial
import Testing

@testable import Library

/// Profiles go with a backup, and can be read where it is restored, though their key stays behind.
@Suite struct ProfileBackupTests {
    private func profiles(of home: BackupFolder) -> ProfileStore {
        ProfileStore(
            dataFolder: home.folder.locations.history.parent, configFolder: home.folder.path.appending("config"),
            keyring: nil)
    }

    /// A backup with a history and a profile.
    private func backedUp() async throws -> (home: BackupFolder, contents: BackupContents) {
        let home = try BackupFolder()
        try await home.fill(menus: 0..<3, settings: "{}")
        var contents = home.contents
        contents.profiles = profiles(of: home)
        try profiles(of: home).update { book throws(ProfileFailure) in
            try book.create(Profile(name: "Canary", restrictions: [.allergen(.peanuts, .critical)]))
        }
        let manifest = try Backup(contents: contents, program: "1", cost: BackupFolder.cost).write(
            to: home.file, passphrase: home.passphrase, at: Date(timeIntervalSince1970: 0))
        #expect(manifest.parts.map(\.role) == [.history, .settings, .profiles])
        return (home, contents)
    }

    private func restore(_ home: BackupFolder, to contents: BackupContents) throws {
        try Restore(OpenedBackup(home.file, passphrase: home.passphrase), to: contents).run()
    }

    @Test func areReadWithANewKeyWhereThereIsNone() async throws {
        let (home, contents) = try await backedUp()
        #expect(profiles(of: home).erase().isEmpty)
        try restore(home, to: contents)
        let book = try profiles(of: home).load()
        #expect(book.active?.name == "Canary")
        #expect(book.active?.restrictions == [.allergen(.peanuts, .critical)])
    }

    @Test func keepTheKeyOfTheMachine() async throws {
        let (home, contents) = try await backedUp()
        #expect(profiles(of: home).erase().isEmpty)
        try profiles(of: home).update { book throws(ProfileFailure) in try book.create(Profile(name: "Other")) }
        let keys = Folder.names(in: home.folder.path.appending("config"))
        try restore(home, to: contents)
        #expect(try profiles(of: home).load().profiles.map(\.name) == ["Canary"])
        #expect(Folder.names(in: home.folder.path.appending("config")) == keys)
        #expect(try home.leftovers().isEmpty)
    }

    @Test func areSealedOnTheWay() async throws {
        let (home, contents) = try await backedUp()
        let backup = try #require(home.folder.content(FilePath("my.backup")))
        #expect(backup.firstRange(of: Array("Canary".utf8)) == nil)
        try restore(home, to: contents)
        let sealed = try #require(home.folder.content(FilePath("store/profiles.sealed")))
        #expect(sealed.firstRange(of: Array("Canary".utf8)) == nil)
    }

    /// Profiles that can't be opened are no backup: it would look whole and not be.
    @Test func withoutTheirKeyNothingIsBackedUp() async throws {
        let (home, contents) = try await backedUp()
        let key = try #require(
            Folder.names(in: home.folder.path.appending("config")).first { $0.display.hasPrefix("profile-key") })
        try FileManager.default.removeItem(atPath: home.folder.path.appending("config").appending(key).display)
        let failure = #expect(throws: BackupFailure.self) {
            try Backup(contents: contents, program: "1", cost: BackupFolder.cost).write(
                to: home.file, passphrase: home.passphrase, at: Date(timeIntervalSince1970: 0))
        }
        #expect(failure?.kind == .target)
    }
}
