import Files
import Foundation
import Library
import Models
import Testing

@testable import Runner

@Suite struct MenuRecorderTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recorder-\(UUID().uuidString)")
    private var output: URL { folder.appendingPathComponent("out") }

    init() throws {
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    }

    private let bundle = MenuBundle(
        id: String(repeating: "a", count: 32), status: .complete, source: "", languages: [], pages: [], dishes: [],
        warnings: [], producer: Producer(version: "1", fingerprint: ""))

    private func store() throws -> Store {
        try Store(locations: .folder(FilePath(folder.appendingPathComponent("store").path)))
    }

    /// Killed between the two, the next run would take the menu for done.
    @Test func theHistoryIsWrittenBeforeTheBundle() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        // The end of a process between the two, played by a bundle that can't be written.
        try Data().write(to: output.appendingPathComponent("a"))
        let store = try store()
        let recorder = MenuRecorder(output: FilePath(output.path), history: store)
        #expect(await recorder.record(bundle, menu: "a") == nil)
        #expect(await store.historyCount() == 1)
        #expect(await recorder.finish()?.code == .cannotWrite)
    }

    @Test(arguments: [false, true]) func anOutputFolderThatVanishesEndsTheRun(isReplaced: Bool) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let recorder = MenuRecorder(output: FilePath(output.path), history: nil)
        #expect(await recorder.record(bundle, menu: "a") != nil)
        try FileManager.default.moveItem(at: output, to: folder.appendingPathComponent("elsewhere"))
        if isReplaced { try FileManager.default.createDirectory(at: output, withIntermediateDirectories: false) }
        #expect(await recorder.record(bundle, menu: "b") == nil)
        #expect(await recorder.finish()?.code == .cannotWrite)
        #expect(FileManager.default.fileExists(atPath: output.path) == isReplaced)
        #expect(!FileManager.default.fileExists(atPath: output.appendingPathComponent("b").path))
    }

    @Test func aFolderThatVanishesBeforeTheIndexEndsTheRun() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let recorder = MenuRecorder(output: FilePath(output.path), history: nil)
        try FileManager.default.removeItem(at: output)
        #expect(await recorder.finish()?.code == .cannotWrite)
    }
}
