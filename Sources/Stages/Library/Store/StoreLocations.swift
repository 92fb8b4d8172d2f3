package import Files

/// Where history, caches and run logs are kept.
package struct StoreLocations: Sendable, Hashable {
    static let cacheName = FilePath("cache.sqlite")

    /// The database of all scanned menus.
    package var history: FilePath
    /// The database of everything that may be thrown away at any time.
    package var cache: FilePath
    /// The folder of the run logs.
    package var runs: FilePath

    package init(history: FilePath, cache: FilePath, runs: FilePath) {
        self.history = history
        self.cache = cache
        self.runs = runs
    }

    /// The places of the XDG Base Directory Specification 0.8: `XDG_DATA_HOME`, `XDG_CACHE_HOME` and
    /// `XDG_STATE_HOME` when they hold absolute paths, else `~/.local/share`, `~/.cache` and `~/.local/state`.
    ///
    /// Nil when a place is needed from `HOME` and that isn't an absolute path.
    package static func standard(environment: [String: String]) -> StoreLocations? {
        func base(_ variable: String, _ fallback: String) -> FilePath? {
            for (value, rest) in [(environment[variable], ""), (environment["HOME"], fallback)] {
                guard let value, value.utf8.first == UInt8(ascii: "/") else { continue }
                return FilePath(value).appending(rest).appending("vegyscan")
            }
            return nil
        }
        guard let data = base("XDG_DATA_HOME", ".local/share"), let cache = base("XDG_CACHE_HOME", ".cache"),
            let state = base("XDG_STATE_HOME", ".local/state")
        else { return nil }
        return StoreLocations(
            history: data.appending("vegyscan.sqlite"), cache: cache.appending(cacheName),
            runs: state.appending("runs"))
    }

    /// Everything in one folder.
    package static func folder(_ path: FilePath) -> StoreLocations {
        StoreLocations(
            history: path.appending("vegyscan.sqlite"), cache: path.appending(cacheName),
            runs: path.appending("runs"))
    }
}
