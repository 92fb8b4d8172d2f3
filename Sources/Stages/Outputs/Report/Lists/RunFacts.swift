package import Files
internal import Library
internal import Models

/// What the logs of earlier runs say about the menus of one folder: times, caches and cost, and where photos were.
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
    /// For each page, the newest first.
    private var photos: [PageKey: [FilePath]] = [:]

    /// Facts without any content.
    package init() {}

    /// Reads the existing logs; unreadable ones are skipped.
    ///
    /// The runs are those whose logs lie with the results. Where none do, as with results of earlier versions, they are
    /// those of this machine that finished menus with the same names and contents.
    ///
    /// - Parameters:
    ///   - results: the output folder of scans.
    ///   - logs: the folder of all logs of this machine, or nil.
    ///   - menus: the ids of the folder's menus by their names.
    package init(results: FilePath, logs: FilePath?, menus: [String: String]) {
        for log in Self.logs(in: OwnFolder.runs(in: results), from: results) { add(log) }
        let hasOwn = !runs.isEmpty
        guard let logs else { return }
        for log in Self.logs(in: logs, from: results)
        where log.finished.contains(where: { menus[$0.key] == $0.value }) {
            add(log, counts: !hasOwn)
        }
    }

    private mutating func add(_ log: LoggedRun, counts: Bool = true) {
        if counts, !log.run.stages.isEmpty { runs.append(log.run) }
        for (page, path) in log.photos { photos[page, default: []].append(path) }
    }

    private static func logs(in folder: FilePath, from results: FilePath) -> [LoggedRun] {
        let names = (try? FolderListing.names(in: folder)) ?? []
        return names.filter(RunLog.isLog).sorted(by: RunLog.isNewer).compactMap { name in
            SmallFile.bytes(of: folder.appending(name), limit: sizeLimit).map { LoggedRun($0, from: results) }
        }
    }

    /// Where a run found the photo, if a file is still there; it may be another photo by now.
    package func photo(ofMenu menu: String, page: Int) -> FilePath? {
        photos[PageKey(menu: menu, page: page)]?.first { FileKind.of($0) == .file }
    }

    /// A longer log is skipped: 512 MiB are two million photos.
    private static let sizeLimit = 512 << 20
}
