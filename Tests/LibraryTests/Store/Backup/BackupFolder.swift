import Files
import Foundation
import Library
import Models
import TestMaterial

/// A store with settings, and a place for backups, that go with the value.
final class BackupFolder: Sendable {
    let folder: TemporaryFolder
    let passphrase = Array("a secret of mine".utf8)
    private let day = Date(timeIntervalSince1970: 1_800_000_000)

    /// Cheap, so that tests are quick; a real one takes a third of a second.
    static let cost = ScryptCost(rounds: 16, blockSize: 8, parallelism: 1)

    init() throws {
        folder = try TemporaryFolder()
    }

    var contents: BackupContents {
        BackupContents(
            locations: folder.locations, settings: folder.path.appending("config").appending("config.json"))
    }

    var file: FilePath { folder.path.appending("my.backup") }

    /// Gives the store these menus, and the settings a text.
    func fill(menus: Range<Int>, settings: String) async throws {
        try? FileManager.default.removeItem(atPath: folder.locations.history.parent.display)
        try Folder.create(folder.path.appending("config"))
        try AtomicFile.write(Array(settings.utf8), to: folder.path.appending("config").appending("config.json"))
        let store = try folder.store()
        for number in menus {
            await store.record(
                .sample(id: "\(number)", dishes: ["Soup", "Salad"]), menu: "m", output: FilePath("/out/b.json"),
                scannedAt: day + Double(number))
        }
    }

    @discardableResult
    func backUp() throws -> BackupManifest {
        try Backup(contents: contents, program: "1.0", cost: Self.cost).write(
            to: file, passphrase: passphrase, at: day)
    }

    func restore(check: (BackupRole, FilePath) -> String? = { _, _ in nil }) throws {
        try Restore(OpenedBackup(file, passphrase: passphrase), to: contents).run(check: check)
    }

    /// The menus' ids, sorted, and the settings: what a person would miss.
    func state() async throws -> State {
        let store = try folder.store()
        let settings = folder.content(FilePath("config/config.json")).map { String(decoding: $0, as: UTF8.self) }
        return try await State(
            menus: store.menus(HistoryFilter()).compactMap { Int($0.id) }.sorted(), settings: settings)
    }

    struct State: Equatable {
        var menus: [Int]
        var settings: String?
    }

    /// All names below the folder but those that any store has.
    func leftovers() throws -> [String] {
        let names = FileManager.default.enumerator(atPath: folder.path.display)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.contains("restore") || $0.hasSuffix(".tmp") }
    }
}
