import Files
import Foundation
import Testing

@testable import Runner

@Suite("The key of an LLM server")
struct LLMKeyTests {
    private let folder = try? SettingsFolder()

    private func key(
        _ environment: [String: String] = [:], own: String? = nil, _ options: String...
    ) throws -> (isThere: Bool, origin: LLMKey.Origin) {
        let folder = try #require(folder)
        let environment = environment.merging(["HOME": folder.home]) { $1 }
        if let own { try Data(own.utf8).write(to: folder.own) }
        guard
            case .command(let arguments) = try ArgumentParser().parse(
                (["scan", "a", "-o", "x"] + options).map { Array($0.utf8) })
        else { throw NoCommand() }
        let settings = try Settings.resolve(
            arguments: arguments, environment: ProcessEnvironment(environment), folder: folder.path)
        let (key, origin) = try LLMKey(settings: settings, environment: ProcessEnvironment(environment)).read()
        return (key != nil, origin)
    }

    /// Writes a file of the person's config folder; returns its path.
    private func write(_ text: String, to name: String = "llm-key", mode: Int = 0o600) throws -> String {
        let folder = try #require(folder)
        let path = folder.own.deletingLastPathComponent().appendingPathComponent(name).path
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        return path
    }

    @Test func comesFromTheEnvironment() throws {
        for text in ["sk-canary", "  sk-canary\n"] {
            let found = try key(["VEGYSCAN_LLM_KEY": text])
            #expect(found.isThere && found.origin == .environment)
        }
        for nothing in [[:], ["VEGYSCAN_LLM_KEY": ""]] {
            let found = try key(nothing)
            #expect(!found.isThere && found.origin == .nowhere)
        }
    }

    @Test(arguments: ["two words", "line\nbreak", "smörgås", " "])
    func isOneWordOfPlainCharacters(text: String) throws {
        #expect(throws: SettingsError.self) { try key(["VEGYSCAN_LLM_KEY": text]) }
        _ = try write(text)
        #expect(throws: SettingsError.self) { try key() }
    }

    @Test func comesFromAFileInTheConfigFolder() throws {
        let path = try write("sk-canary\n")
        #expect(try key().origin == .file(FilePath(path)))
        #expect(try key(["VEGYSCAN_LLM_KEY": "sk-other"]).origin == .environment)
    }

    @Test func aNamedFileMustBeThere() throws {
        let path = try write("sk-canary", to: "other key")
        #expect(try key(own: #"{"llm_key_file": "\#(path)"}"#).origin == .file(FilePath(path)))
        let both = ["VEGYSCAN_LLM_KEY": "sk-other", "VEGYSCAN_LLM_KEY_FILE": path]
        #expect(try key(both).origin == .environment)
        #expect(try key(both, "--llm-key-file", path).origin == .file(FilePath(path)))
        let error = #expect(throws: SettingsError.self) { try key([:], "--llm-key-file", path + ".none") }
        #expect(error?.message.contains("can't be opened") == true)
    }

    @Test(arguments: [0o640, 0o604, 0o660, 0o644, 0o610])
    func aFileThatOthersMayReadIsRefused(mode: Int) throws {
        let path = try write("sk-canary", to: "my key", mode: mode)
        let error = #expect(throws: SettingsError.self) { try key([:], "--llm-key-file", path) }
        #expect(error?.message.contains("chmod 600 '\(path)'") == true, "\(error?.message ?? "")")
        #expect(error?.message.contains("canary") == false)
    }

    @Test func whatIsNoFileIsRefused() throws {
        let folder = try #require(folder)
        #expect(throws: SettingsError.self) { try key([:], "--llm-key-file", folder.home) }
        let pipe = folder.url.appendingPathComponent("pipe").path
        let made = unsafe mkfifo(pipe, 0o600)
        #expect(made == 0)
        #expect(throws: SettingsError.self) { try key([:], "--llm-key-file", pipe) }
        let large = try write(String(repeating: "k", count: 5000))
        #expect(throws: SettingsError.self) { try key([:], "--llm-key-file", large) }
    }

    @Test func isNeverShown() throws {
        let canary = "sk-canary-93"
        let error = #expect(throws: SettingsError.self) { try key(["VEGYSCAN_LLM_KEY": canary + " x"]) }
        #expect(error?.message.contains(canary) == false)
        #expect(error?.message.contains("VEGYSCAN_LLM_KEY") == true)
        _ = try write(canary + " x")
        let inFile = #expect(throws: SettingsError.self) { try key() }
        #expect(inFile?.message.contains(canary) == false)
    }
}
