import Foundation
import Models
import StubService
import TestMaterial
import Testing

/// A source or target is switched off and on again without its address being typed anew.
@Suite struct SwitchedOffTests {
    private func set(_ program: Program, _ key: String, _ value: String) async throws {
        let outcome = try await program.run("settings", "set", key, value)
        #expect(outcome.code == 0, "\(outcome)")
    }

    @Test func theLLMKeepsItsAddress() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let stub = try StubServer { StubAnswer.chat(StubAnswer.verdicts($0)) }
        defer { stub.stop() }
        try await set(folder.program, "llm_url", stub.url.absoluteString)
        try await set(folder.program, "llm_model", "m")
        try await set(folder.program, "llm", "off")
        let off = try await folder.scan()
        #expect(off.code == 0 && stub.requests.isEmpty, "\(off)")
        let screen = try await folder.program.run("settings")
        #expect(screen.output.contains("off, \(stub.url.absoluteString) is kept"), "\(screen)")
        let privacy = try await folder.program.run("privacy")
        #expect(!privacy.output.contains(stub.url.absoluteString), "\(privacy)")
        try await set(folder.program, "llm", "on")
        let once = try await folder.scan(["in"], ["--no-llm"])
        #expect(once.code == 0 && stub.requests.isEmpty, "\(once)")
        #expect(try await folder.scan().code == 0)
        #expect(!stub.requests.isEmpty)
    }

    @Test func theBackupTargetKeepsItsFolder() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        #expect(try await folder.program.run("scan", "in", "--out", "out").code == 0)
        try folder.home.makeFolder("stick")
        try await set(folder.program, "backup_to", folder.home["stick"])
        try await set(folder.program, "backup", "off")
        let passphrase = ["VEGYSCAN_PASSPHRASE": "correct horse"]
        let off = try await folder.program.run(["backup"], environment: passphrase)
        #expect(off.code != 0 && off.errors.contains("switched off"), "\(off)")
        #expect(try folder.home.contents(of: "stick").isEmpty)
        try await set(folder.program, "backup", "on")
        let on = try await folder.program.run(["backup"], environment: passphrase)
        #expect(on.code == 0, "\(on)")
        #expect(try folder.home.contents(of: "stick").count == 1)
        // A disk that isn't mounted gets no file in its place, on the very disk that the backup protects.
        try FileManager.default.removeItem(atPath: folder.home["stick"])
        let gone = try await folder.program.run(["backup"], environment: passphrase)
        #expect(gone.code == 73 && gone.errors.contains("There is no such folder"), "\(gone)")
        #expect(!FileManager.default.fileExists(atPath: folder.home["stick"]))
    }

    @Test func aFolderThatIsNotThereIsDenied() async throws {
        let program = try Program()
        let set = try await program.run("settings", "set", "photo_folder", "/nonexistent")
        #expect(set.code == 0 && set.errors.contains("/nonexistent isn't there now"), "\(set)")
        let screen = try await program.run("settings")
        let line = screen.output.split(separator: "\n").first { $0.contains("Photo folder") } ?? ""
        #expect(line.contains("Denied") && !line.contains("Allowed"), "\(screen)")
        #expect(!screen.output.contains("Allowed, /nonexistent"), "\(screen)")
    }

    @Test func clearingTheCacheSaysWhatItFreed() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        #expect(try await folder.scan().code == 0)
        let cleared = try await folder.program.run("cache", "clear", "--yes", "--store", "store")
        #expect(cleared.code == 0 && cleared.errors.contains("Freed: "), "\(cleared)")
        #expect(!cleared.errors.contains("Freed: 0 "), "\(cleared)")
    }

    @Test func profileUseJudgesAnewWhereThatIsWanted() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let program = folder.program
        #expect(try await program.run("profile", "create", "Ada", "--diet", "vegan", "--store", "store").code == 0)
        #expect(try await folder.scan().code == 0)
        func verdicts() throws -> Data? { try folder.results()["good.jpg/profile.json"] }
        let ada = try #require(try verdicts())
        #expect(try await program.run("profile", "create", "Ben", "--store", "store").code == 0)
        #expect(try await program.run("profile", "use", "Ben", "--store", "store").code == 0)
        #expect(try verdicts() == ada)
        let used = try await program.run("profile", "use", "Ben", "--rejudge", "--store", "store")
        #expect(used.code == 0 && used.errors.contains("1 menu:"), "\(used)")
        #expect(try verdicts() != ada)
        #expect(try await program.run("profile", "use", "Ada", "--rejudge", "--store", "store").code == 0)
        #expect(try verdicts() == ada)
    }
}
