package import Files
package import Foundation
internal import Glibc
package import Models
internal import Synchronization

/// The log of one run: a file of JSON Lines named `SECONDS-PID.jsonl`, after the run's start in seconds since 1970.
///
/// Timings and facts about the machine belong here and not in bundles. Menu text, keys and coordinates never do; the
/// caller ensures that by what its events contain.
package final class RunLog: Sendable {
    /// The number of logs kept, including this one.
    static let limit = 50

    private let descriptor: Mutex<Int32>

    /// Begins a log, and removes the oldest when there are more than 50.
    ///
    /// - Parameter folder: the folder of logs, made for the owner only if it is missing.
    /// - Throws: `cannot_write`.
    package init(folder: FilePath, startedAt: Date, pid: Int32) throws(StageFailure) {
        try Folder.create(folder, permissions: 0o700, as: .runLog)
        let name = Name(seconds: Int(exactly: startedAt.timeIntervalSince1970.rounded(.down)) ?? 0, pid: pid)
        do {
            let path = folder.appending(name.path)
            let opened = try unsafe path.withCPath { path throws(SystemError) in
                let opened = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
                guard opened >= 0 else { throw .last }
                return opened
            }
            descriptor = Mutex(opened)
        } catch {
            throw .cannotWrite(.runLog, error)
        }
        let logs = ((try? FolderListing.entries(of: folder)) ?? []).compactMap(Name.init).filter { $0 != name }.sorted()
        for old in logs.dropLast(Self.limit - 1) { TemporaryName.remove(folder.appending(old.path)) }
    }

    deinit {
        descriptor.withLock { _ = close($0) }
    }

    /// Adds an event as one line. If it can't be written, the event is lost and the run goes on.
    package func append(_ event: some Encodable) {
        guard let line = try? JSONEncoder.bundle().encode(event) else { return }
        descriptor.withLock { descriptor in
            try? SystemCalls.system.writeAll(Array(line) + [UInt8(ascii: "\n")], to: descriptor)
        }
    }

    /// Whether a file in the folder of logs is one, judged by its name.
    package static func isLog(_ name: FilePath) -> Bool { Name(name) != nil }

    /// Whether the first of two logs was begun later, judged by their names.
    package static func isNewer(_ first: FilePath, _ second: FilePath) -> Bool {
        guard let first = Name(first), let second = Name(second) else { return false }
        return second < first
    }

    /// The name of a log, ordered by age.
    private struct Name: Hashable, Comparable {
        var seconds: Int
        var pid: Int32

        var path: FilePath { FilePath("\(seconds)-\(pid).jsonl") }

        init(seconds: Int, pid: Int32) {
            self.seconds = max(0, seconds)
            self.pid = pid
        }

        /// Nil for any other file.
        init?(_ path: FilePath) {
            guard let text = String(validating: path.bytes, as: UTF8.self), text.hasSuffix(".jsonl") else { return nil }
            let parts = text.dropLast(6).split(separator: "-", omittingEmptySubsequences: false)
            guard parts.count == 2, let seconds = Int(parts[0]), let pid = Int32(parts[1]) else { return nil }
            self.init(seconds: seconds, pid: pid)
            guard self.path == path else { return nil }
        }

        static func < (left: Name, right: Name) -> Bool {
            (left.seconds, left.pid) < (right.seconds, right.pid)
        }
    }
}
