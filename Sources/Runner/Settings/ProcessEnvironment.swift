internal import Files
internal import Foundation

/// The environment variables a program sees, as a value.
struct ProcessEnvironment: Sendable, Hashable {
    private var values: [String: [UInt8]]

    init(_ values: [String: [UInt8]] = [:]) {
        self.values = values
    }

    init(_ values: [String: String]) {
        self.values = values.mapValues { Array($0.utf8) }
    }

    /// The variables of this process.
    static func current() -> ProcessEnvironment {
        var values: [String: [UInt8]] = [:]
        for name in ProcessInfo.processInfo.environment.keys {
            // Foundation repairs values that aren't UTF-8; a path has to stay as it is.
            guard let value = unsafe getenv(name) else { continue }
            values[name] = unsafe Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))
        }
        return ProcessEnvironment(values)
    }

    /// Nil when the variable isn't set or is empty, which conventionally means the same.
    subscript(name: String) -> [UInt8]? {
        guard let value = values[name], !value.isEmpty else { return nil }
        return value
    }

    /// As text; nil also when it isn't UTF-8.
    func text(_ name: String) -> String? {
        self[name].flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// As a child process takes it: `NAME=value`, in the order of the names, with some variables set anew. None needs
    /// the key of the LLM server or a passphrase, least of all a program of others.
    func entriesWithoutSecrets(setting other: [String: String] = [:]) -> [[UInt8]] {
        values.filter { $0.key != LLMKey.variable && $0.key != Passphrase.variable }
            .merging(other.mapValues { Array($0.utf8) }) { $1 }.sorted { $0.key < $1.key }
            .map { Array($0.key.utf8) + [UInt8(ascii: "=")] + $0.value }
    }

    /// `$XDG_CONFIG_HOME` or `~/.config`, or nil when there is no home. The XDG Base Directory Specification has
    /// relative paths ignored.
    var configFolder: FilePath? {
        if let folder = absolutePath("XDG_CONFIG_HOME") { return folder }
        return home?.appending(".config")
    }

    /// The variables that the places of the XDG Base Directory Specification come from, as far as they are set.
    var baseFolders: [String: String] {
        let names = ["HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"]
        let known = names.compactMap { name in text(name).map { (name, $0) } }
        return Dictionary(known, uniquingKeysWith: { first, _ in first })
    }

    var home: FilePath? { absolutePath("HOME") }

    /// A sentence for each variable that looks like a mistyped setting: `VEGYSCAN_OFLINE` would otherwise be silently
    /// ignored.
    var misspeltSettings: [String] {
        let known = AllSettings.list.map(\.key.environmentVariable) + [LLMKey.variable, Passphrase.variable]
        return values.keys.sorted().compactMap { name in
            guard name.hasPrefix("VEGYSCAN_"), !known.contains(name), let meant = NearestWord.to(name, among: known)
            else { return nil }
            return
                "The environment variable \(name) means nothing here; did you mean \(meant)? Unset it and nothing is said."
        }
    }

    private func absolutePath(_ name: String) -> FilePath? {
        guard let bytes = self[name], bytes.first == UInt8(ascii: "/") else { return nil }
        return FilePath(bytes: bytes)
    }
}
