import Foundation
import Models
import TestMaterial
import Testing

/// `scan --watch`: photos are taken as they come, whole and once.
@Suite struct WatchTests {
    private func start(_ folder: ScanFolder, _ options: [String] = []) throws -> RunningProgram {
        try folder.program.start(
            ["scan", "--watch", folder.home["in"], "--out", folder.home["out"], "--store", folder.home["store"]]
                + options)
    }

    /// Waits for something on a thread of its own: the tasks' threads are busy with other tests.
    private func wait(_ running: RunningProgram, seconds: Double = 120, until isSo: @escaping @Sendable () -> Bool)
        async
        -> Bool
    {
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                let end = Date.now.addingTimeInterval(seconds)
                while running.isRunning, Date.now < end {
                    if isSo() { return done.resume(returning: true) }
                    usleep(20_000)
                }
                done.resume(returning: isSo())
            }
        }
    }

    private func end(_ running: RunningProgram) async throws -> Outcome {
        running.send(SIGTERM)
        return try await running.outcome
    }

    private static func isDone(_ path: String, _ folder: ScanFolder, dishes: Int = 5) -> Bool {
        let bundle = try? folder.bundles().first { $0.path == path + "/bundle.json" }?.bundle
        return bundle.map { $0.status == .complete && $0.dishes.count >= dishes } ?? false
    }

    @Test func whatComesIsScannedOnceItIsWhole() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto("first.jpg")
        let running = try start(folder, ["--exclude", "draft*"])
        #expect(await wait(running) { Self.isDone("first.jpg", folder) })
        // Written in two parts by somebody who keeps the file open meanwhile.
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.home["in/first.jpg"]))
        try folder.home.write(Data(), to: "in/slow.jpg")
        let writer = try #require(FileHandle(forWritingAtPath: folder.home["in/slow.jpg"]))
        try writer.write(contentsOf: bytes.prefix(1000))
        try folder.addGoodPhoto("draft.jpg")
        try folder.addGoodPhoto("second.jpg")
        #expect(await wait(running) { Self.isDone("second.jpg", folder) })
        #expect(try folder.bundles().map(\.path) == ["first.jpg/bundle.json", "second.jpg/bundle.json"])
        try writer.write(contentsOf: bytes.dropFirst(1000))
        try writer.close()
        #expect(await wait(running) { Self.isDone("slow.jpg", folder) })
        let outcome = try await end(running)
        #expect(outcome.code == 0, "nothing was left: \(outcome)")
        #expect(outcome.errors.components(separatedBy: "slow.jpg: ").count == 2, "scanned once: \(outcome)")
    }

    @Test func whatAFolderSaysIsHeardOf() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto("menu/1.jpg")
        let running = try start(folder)
        #expect(await wait(running) { Self.isDone("menu", folder) })
        @Sendable func isNamed(_ name: String) -> Bool { (try? folder.bundles().first?.bundle.restaurantName) == name }
        // A slip ends nothing.
        try folder.home.write(#"{"restaurant": "Da Enzo""#, to: "in/vegyscan.json")
        try folder.home.write(#"{"restaurant": "Da Enzo"}"#, to: "in/vegyscan.json")
        #expect(await wait(running) { isNamed("Da Enzo") })
        try folder.home.write(#"{"restaurant": "Da Nino"}"#, to: "in/menu/vegyscan.json")
        #expect(await wait(running) { isNamed("Da Nino") })
        #expect(try await end(running).code == 0)
    }

    @Test func aFolderIsOneMenuAndGrows() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto("loose.jpg")
        let running = try start(folder)
        #expect(await wait(running) { Self.isDone("loose.jpg", folder) })
        // A folder that comes whole, with an old photo in it, and one in a folder of its own.
        try folder.addGoodPhoto("../elsewhere/deep/1.jpg")
        try FileManager.default.moveItem(atPath: folder.home["elsewhere"], toPath: folder.home["in/menu"])
        #expect(await wait(running) { Self.isDone("menu/deep", folder) })
        try folder.addGoodPhoto("menu/deep/2.jpg")
        #expect(await wait(running) { (try? folder.bundles().contains { $0.bundle.pages.count == 2 }) == true })
        let outcome = try await end(running)
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try folder.bundles().map(\.path) == ["loose.jpg/bundle.json", "menu/deep/bundle.json"])
    }

    /// A run that is ended and begun again finds what came meanwhile, and what came before has its result already.
    @Test func itLivesThroughItsOwnRestart() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto("first.jpg")
        let running = try start(folder)
        #expect(await wait(running) { Self.isDone("first.jpg", folder) })
        running.send(SIGKILL)
        _ = try await running.outcome
        try folder.addGoodPhoto("meanwhile.jpg")
        let again = try start(folder)
        #expect(await wait(again) { Self.isDone("meanwhile.jpg", folder) })
        let outcome = try await end(again)
        #expect(outcome.code == 0 && outcome.errors.contains("1 unchanged"), "\(outcome)")
    }

    @Test func anEmptyFolderIsWatchedAndAFileIsNot() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let file = try await folder.program.run("scan", "--watch", "in/good.jpg", "--out", "out")
        #expect(file.code == 66 && file.errors.contains("Only a folder can be watched"), "\(file)")
        let list = try await folder.program.run(
            ["scan", "--watch", "--files-from", "-", "--out", "out"], input: "in/good.jpg\n")
        #expect(list.code == 64, "\(list)")
        try FileManager.default.removeItem(atPath: folder.home["in/good.jpg"])
        let running = try start(folder)
        try await Task.sleep(for: .seconds(2))
        #expect(running.isRunning)
        let outcome = try await end(running)
        #expect(outcome.code == 0 && outcome.errors.contains("The folder holds no photos."), "\(outcome)")
    }

    @Test func patternsSayWhichPhotosAreTaken() async throws {
        let folder = try ScanFolder()
        for name in ["a.jpg", "b.jpeg", "old/c.jpg", "old/d.jpeg"] {
            try folder.home.write("no photo", to: "in/\(name)")
        }
        let outcome = try await folder.scan(["in"], ["--include", "*.jpg", "--exclude", "old", "--json"])
        #expect(outcome.code == 1, "\(outcome)")
        #expect(try folder.bundles().map(\.path) == ["a.jpg/bundle.json"])
        #expect(
            outcome.output.contains("unwanted_skipped") && outcome.output.contains("2 photos and folders"), "\(outcome)"
        )
        let none = try await folder.scan(["in"], ["--include", "*.png"])
        #expect(none.code == 66 && none.errors.contains("--include"), "\(none)")
        let named = try await folder.scan(["in/b.jpeg"], ["--include", "*.png"])
        #expect(named.errors.contains("b.jpeg"), "what is named itself is wanted: \(named)")
    }
}
