import Files
import Foundation

@testable import Runner

/// A folder with its own home, deleted with the value.
final class SettingsFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: own.deletingLastPathComponent(), withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// `./vegyscan.json`.
    var foreign: URL { url.appendingPathComponent("vegyscan.json") }
    var own: URL { url.appendingPathComponent("home/.config/vegyscan/config.json") }
    var path: FilePath { FilePath(url.path) }
    var home: String { url.appendingPathComponent("home").path }

    func resolve(
        foreign: String? = nil, own: String? = nil, environment: [String: String] = [:], _ words: String...
    ) throws -> Settings {
        if let foreign { try Data(foreign.utf8).write(to: self.foreign) }
        if let own { try Data(own.utf8).write(to: self.own) }
        var parsed: ParsedArguments?
        if !words.isEmpty {
            let invocation = try ArgumentParser().parse(words.map { Array($0.utf8) })
            guard case .command(let arguments) = invocation else { throw NoCommand() }
            parsed = arguments
        }
        return try Settings.resolve(
            arguments: parsed, environment: ProcessEnvironment(["HOME": home].merging(environment) { $1 }),
            folder: path)
    }

    /// Why the settings are refused, or nil when they aren't.
    func refusal(foreign: String? = nil, own: String? = nil, environment: [String: String] = [:]) throws -> String? {
        do {
            _ = try resolve(foreign: foreign, own: own, environment: environment)
            return nil
        } catch let error as SettingsError {
            return error.message
        }
    }
}

extension AllSettings {
    /// What no option of a scan sets.
    static let outsideOfRuns: [SettingKey] = [
        entries.photoFolder.key, entries.dietaryPreference.key, entries.retention.key, entries.backup.key,
        entries.backupTo.key, entries.support.key, entries.supportURL.key,
    ]
}
