package import Files
internal import Library
internal import Models

/// What the logs of earlier runs say about the menus of one folder: times, caches and cost, and where photos were.
///
/// A run counts as one of the folder's when it finished a menu with the same folder name and content.
package struct RunFacts: Sendable {
    /// One run, from its log.
    struct Run: Sendable, Hashable {
        /// ISO 8601, UTC; empty where the log doesn't say.
        var startedAt = ""
        var seconds: Double?
        /// The number of photos read, including those from caches.
        var photos = 0
        /// Those whose text came from a cache.
        var known = 0
        /// Seconds by stage, over all photos.
        var stages: [StageName: Double] = [:]
        var usage: LoggedUsage?
        /// The photos that took longest, the slowest first.
        var slowest: [SlowPhoto] = []
    }

    struct SlowPhoto: Sendable, Hashable {
        var menu: String
        var page: Int
        var seconds: Double
    }

    /// A page of a menu.
    struct PageKey: Sendable, Hashable {
        var menu: String
        var page: Int
    }

    /// The newest first.
    private(set) var runs: [Run] = []
    private var photos: [PageKey: FilePath] = [:]

    /// Facts without any content.
    package init() {}

    /// Reads the existing logs; unreadable ones are skipped.
    ///
    /// - Parameters:
    ///   - folder: the folder with the logs.
    ///   - menus: the ids of the folder's menus by their names.
    package init(logs folder: FilePath, menus: [String: String]) {
        let names = (try? FolderListing.names(in: folder)) ?? []
        for name in names.filter(RunLog.isLog).sorted(by: RunLog.isNewer) {
            guard let content = SmallFile.bytes(of: folder.appending(name), limit: Self.sizeLimit) else { continue }
            let log = LoggedRun(content)
            guard log.finished.contains(where: { menus[$0.key] == $0.value }) else { continue }
            if !log.run.stages.isEmpty { runs.append(log.run) }
            // The newest run takes precedence.
            photos.merge(log.photos) { newer, _ in newer }
        }
    }

    /// Where a run on this machine found the photo; it may be gone or hold something else by now.
    package func photo(ofMenu menu: String, page: Int) -> FilePath? { photos[PageKey(menu: menu, page: page)] }

    /// A longer log is skipped: 512 MiB are two million photos.
    private static let sizeLimit = 512 << 20
}
