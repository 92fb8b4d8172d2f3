internal import Files
internal import Foundation

/// A JSON file that sets some settings.
struct SettingsFile: Sendable {
    var path: FilePath
    /// A file of the current folder may have come with somebody's photos; see `SettingsFile.foreignValue`.
    var isOwn: Bool
    /// For paths that begin with `~/`; nil when there is no home.
    var home: FilePath?

    /// What such a file is called that isn't the user's own.
    static let name = FilePath("vegyscan.json")

    init(path: FilePath, isOwn: Bool, home: FilePath?) {
        (self.path, self.isOwn, self.home) = (path, isOwn, home)
    }

    /// The file of a folder.
    init(inFolder folder: FilePath, home: FilePath? = nil) {
        self.init(path: folder.appending(Self.name), isOwn: false, home: home)
    }

    /// Where settings are looked for, the stronger file first.
    static func candidates(environment: ProcessEnvironment, folder: FilePath) -> [SettingsFile] {
        let foreign = SettingsFile(inFolder: folder, home: environment.home)
        let own = environment.configFolder.map { config in
            SettingsFile(
                path: config.appending("vegyscan").appending("config.json"), isOwn: true, home: environment.home)
        }
        return [foreign] + (own.map { [$0] } ?? [])
    }

    /// What the file sets, or nil when there is no file.
    func layer() throws(SettingsError) -> SettingLayer? {
        guard let bytes = try read() else { return nil }
        return try layer(of: bytes)
    }

    /// Whether these bytes would be a settings file.
    func check(_ bytes: [UInt8]) throws(SettingsError) { _ = try layer(of: bytes) }

    func object(in bytes: [UInt8]) throws(SettingsError) -> [String: SettingJSON] {
        do {
            return try JSONDecoder().decode([String: SettingJSON].self, from: Data(bytes))
        } catch {
            throw failure("must hold one JSON object, and what stands there is none", line: Self.brokenLine(in: bytes))
        }
    }

    private func layer(of bytes: [UInt8]) throws(SettingsError) -> SettingLayer {
        let object = try object(in: bytes)
        var values: [SettingKey: ArgumentValue] = [:]
        // Sorted, so that of several mistakes the same one is always told.
        for (name, json) in object.sorted(by: { $0.key < $1.key }) {
            let line = Self.line(of: name, in: bytes)
            if !isOwn, let key = FolderFacts.Key(rawValue: name) {
                var facts = FolderFacts()
                try state(json, as: key, in: &facts, line: line)
                // The rest is of menus, and no setting.
                if key != .languages { continue }
            }
            guard let setting = AllSettings.named(name) else { throw unknown(name, line: line) }
            do throws(ValueProblem) {
                values[setting.key] = try isOwn ? ownValue(json, setting) : foreignValue(json, setting)
            } catch {
                throw failure("has a \"\(name)\" that must be \(error.wanted)", line: line)
            }
        }
        return SettingLayer(values, origin: .file(path))
    }

    func failure(_ predicate: String, line: Int?) -> SettingsError {
        SettingsError(
            message: "The settings file \(path.display) \(predicate)\(line.map { " (line \($0))" } ?? "").")
    }

    func unknown(_ name: String, line: Int?) -> SettingsError {
        let names = AllSettings.names + (isOwn ? [] : FolderFacts.Key.own)
        let guess = NearestWord.choice(for: name, among: names).map { "\"\($0)\"" }.listed("or")
        let key =
            name.lowercased().contains("key")
            ? "; keys belong in \(LLMKey.variable) or a file named by llm_key_file" : ""
        return failure(
            "has an unknown setting \(QuotedArgument(name.utf8))\(guess.isEmpty ? "" : ", did you mean \(guess)")\(key); "
                + "\"vegyscan help settings get\" names all", line: line)
    }

    /// The line that isn't JSON, from 1; nil where it can't be told. `JSONDecoder` doesn't say where it stopped;
    /// `JSONSerialization` does, in words like "Invalid value around character 6.".
    private static func brokenLine(in bytes: [UInt8]) -> Int? {
        do {
            _ = try JSONSerialization.jsonObject(with: Data(bytes))
            return nil
        } catch {
            let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
            guard let word = text.firstRange(of: "around character "),
                let offset = Int(text[word.upperBound...].prefix { $0.isASCII && $0.isNumber }), offset <= bytes.count
            else { return nil }
            return line(at: offset, in: bytes)
        }
    }

    /// The line a key first stands on, from 1; nil when it is written with escapes.
    static func line(of key: String, in bytes: [UInt8]) -> Int? {
        guard let place = bytes.firstRange(of: Array("\"\(key)\"".utf8)) else { return nil }
        return line(at: place.lowerBound, in: bytes)
    }

    private static func line(at offset: Int, in bytes: [UInt8]) -> Int {
        bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    }
}
