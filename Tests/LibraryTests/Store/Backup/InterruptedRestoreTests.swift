import Files
import Foundation
import Models
import TestMaterial
import Testing

@testable import Library

/// A restore that ends after any of its steps is brought to the old state or to the new one by whoever comes next.
@Suite struct InterruptedRestoreTests {
    private let old = BackupFolder.State(menus: [10, 11], settings: "{\"jobs\": 2}")
    private let new = BackupFolder.State(menus: [0, 1, 2], settings: "{}")

    /// New files staged beside the old ones, as they lie when the process is killed before the swap.
    private func staged(phase: RestoreIntent.Phase) async throws -> (home: BackupFolder, intent: RestoreIntent) {
        let home = try BackupFolder()
        try await home.fill(menus: 0..<3, settings: "{}")
        try home.backUp()
        try await home.fill(menus: 10..<12, settings: "{\"jobs\": 2}")
        let backup = try OpenedBackup(home.file, passphrase: home.passphrase)
        let moves = backup.manifest.parts.compactMap { part in
            home.contents.path(of: part.role).map { RestoreMove(role: part.role, target: $0) }
        }
        for move in moves { try AtomicFile.write(backup.files[move.role] ?? [], to: move.staged) }
        let intent = RestoreIntent(phase: phase, moves: moves, history: backup.manifest.history)
        try intent.write(in: home.folder.locations.history.parent)
        return (home, intent)
    }

    @Test func beforeTheSwapItIsUndone() async throws {
        let (home, _) = try await staged(phase: .staging)
        let store = try home.folder.store()
        #expect(await store.takeWarnings().map(\.code) == ["restore_undone"])
        #expect(try await home.state() == old)
        #expect(try home.leftovers().isEmpty)
    }

    /// Killed after so many of the swaps, once with the journal of the old history still beside it.
    @Test(arguments: 0...2, [false, true])
    func fromTheSwapOnItIsFinished(swaps: Int, hasJournal: Bool) async throws {
        let (home, intent) = try await staged(phase: .swapping)
        if hasJournal {
            try home.folder.put(Array(repeating: 1, count: 4152), at: FilePath("store/vegyscan.sqlite-wal"))
        }
        for move in intent.moves.prefix(swaps) { try move.swap() }
        let store = try home.folder.store()
        #expect(await store.takeWarnings().map(\.code) == ["restore_finished"])
        #expect(try await home.state() == new)
        #expect(try home.leftovers().isEmpty)
    }

    @Test(arguments: [RestoreIntent.Phase.proving, .cleaning])
    func afterTheSwapToo(phase: RestoreIntent.Phase) async throws {
        var (home, intent) = try await staged(phase: .swapping)
        for move in intent.moves { try move.swap() }
        intent.phase = phase
        try intent.write(in: home.folder.locations.history.parent)
        #expect(try await home.state() == new)
        #expect(try home.leftovers().isEmpty)
    }

    /// The new history proves bad in its place: the old state comes back whole, with what its journal held.
    @Test(arguments: 0...2)
    func whatIsNotProvenIsUndone(undone: Int) async throws {
        var (home, intent) = try await staged(phase: .swapping)
        for move in intent.moves { try move.swap() }
        intent.history?.menus = 99
        intent.phase = undone == 0 ? .proving : .undoing
        try intent.write(in: home.folder.locations.history.parent)
        for move in intent.moves.reversed().prefix(undone) { try move.undo() }
        #expect(try InterruptedRestore.settle(home.folder.locations)?.contains("undone") == true)
        #expect(try await home.state() == old)
        #expect(try home.leftovers().isEmpty)
        #expect(try InterruptedRestore.settle(home.folder.locations) == nil)
    }

    @Test func anIntentThatIsNoneIsRefused() async throws {
        let (home, _) = try await staged(phase: .staging)
        try home.folder.put(Array("{}".utf8), at: FilePath("store/.vegyscan-restore.json"))
        #expect(throws: StageFailure.self) { try home.folder.store() }
    }
}
