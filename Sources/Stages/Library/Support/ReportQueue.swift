package import Files
package import Foundation
internal import Glibc
package import Models

/// Problem reports in the state folder: those waiting to be sent, and those for their owner alone.
package struct ReportQueue: Sendable {
    /// The most reports that may wait.
    private static let mostWaiting = 20
    /// The largest report.
    static let mostBytes = 4 << 20

    private let folder: FilePath
    private let waitingFolder: FilePath

    package init(_ locations: StoreLocations) {
        (folder, waitingFolder) = (locations.reports, locations.waitingReports)
    }

    /// Writes a report for the owner's eyes only; returns its file.
    ///
    /// - Parameters:
    ///   - waits: whether it is to be sent once there is a connection.
    package func add(_ report: [UInt8], at time: Date, waits: Bool) throws(StageFailure) -> FilePath {
        let home = waits ? waitingFolder : folder
        try Folder.create(home, permissions: 0o700, as: .report)
        let path = home.appending(Self.name(time))
        do throws(SystemError) {
            try AtomicFile.write(
                chunks: CollectionOfOne(report), to: path, permissions: 0o600, calls: .system)
        } catch {
            throw .cannotWrite(.report, error)
        }
        return path
    }

    /// Those that are to be sent, the oldest first.
    package var waiting: [FilePath] {
        let names = (try? FolderListing.entries(of: waitingFolder)) ?? []
        return names.filter(Self.isReport).prefix(Self.mostWaiting).map(waitingFolder.appending)
    }

    /// Nil when it is gone or isn't a file of ours.
    package func report(_ path: FilePath) -> [UInt8]? { SmallFile.bytes(of: path, limit: Self.mostBytes) }

    package func remove(_ path: FilePath) { TemporaryName.remove(path) }

    /// The name includes nanoseconds, so that two reports of one second have different names in order of time.
    private static func name(_ time: Date) -> FilePath {
        let nanoseconds = FileStamp.now % 1_000_000_000
        let stamp = time.ISO8601Format().filter { $0 != ":" }
        let digits = String(nanoseconds)
        return FilePath("report-\(stamp)-\(String(repeating: "0", count: 9 - digits.count))\(digits).json")
    }

    /// Whether a file is a report, judged by its name.
    static func isReport(_ name: FilePath) -> Bool {
        name.display.hasPrefix("report-") && name.display.hasSuffix(".json")
    }
}
