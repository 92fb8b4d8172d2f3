package import Files
package import Foundation
internal import Glibc
package import Models

/// Problem reports in the state folder: those that wait to be sent, and those that are for their owner alone.
package struct ReportQueue: Sendable {
    /// More reports wait for nobody.
    private static let mostWaiting = 20
    /// A report is never larger.
    static let mostBytes = 4 << 20

    private let folder: FilePath
    private let waitingFolder: FilePath

    package init(_ locations: StoreLocations) {
        (folder, waitingFolder) = (locations.reports, locations.waitingReports)
    }

    /// Writes a report for the owner's eyes only; returns its file.
    ///
    /// - Parameters:
    ///   - waits: whether it is to be sent when there is a connection.
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

    /// Nil when it is gone or no file of ours.
    package func report(_ path: FilePath) -> [UInt8]? { SmallFile.bytes(of: path, limit: Self.mostBytes) }

    package func remove(_ path: FilePath) { TemporaryName.remove(path) }

    /// With nanoseconds, so that two reports of one second have two names, in the order of time.
    private static func name(_ time: Date) -> FilePath {
        let nanoseconds = FileStamp.now % 1_000_000_000
        let stamp = time.ISO8601Format().filter { $0 != ":" }
        let digits = String(nanoseconds)
        return FilePath("report-\(stamp)-\(String(repeating: "0", count: 9 - digits.count))\(digits).json")
    }

    /// By its name.
    static func isReport(_ name: FilePath) -> Bool {
        name.display.hasPrefix("report-") && name.display.hasSuffix(".json")
    }
}
