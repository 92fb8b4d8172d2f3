internal import Foundation
internal import Library

/// What is known of the updates of one kind, for people and programs.
struct UpdateRecord: Encodable {
    var kind: String
    /// Nil for the program's own.
    var installed: InstalledUpdate?
    /// What failed last; nil for nothing.
    var pending: PendingUpdate?

    init(_ kind: UpdateKind, _ installed: InstalledUpdate?, _ pending: PendingUpdate?) {
        self.kind = kind.rawValue
        self.installed = installed
        self.pending = pending
    }

    /// A line or two.
    var text: String {
        var text = "\(kind): "
        if let installed {
            text +=
                "version \(installed.version) of \(installed.installedAt), \(CountedNoun.entries(installed.entries)), from "
            text += installed.source + "\n"
        } else {
            text += "the program's own (\(ProgramVersion.current))\n"
        }
        guard let pending else { return Console.lines(text) }
        text += "\(kind), failed \(pending.failedAt) (\(pending.cause.rawValue)): \(pending.message)\n"
        if let retry = pending.retryAt {
            text += "\(kind), tried again: \(Date(timeIntervalSince1970: retry).ISO8601Format()) or later\n"
        }
        if let quiet = pending.quietUntil {
            text += "\(kind), skipped until: \(Date(timeIntervalSince1970: quiet).ISO8601Format())\n"
        }
        return Console.lines(text)
    }
}

extension Console {
    /// Lines that stay lines, but hold no other control characters.
    fileprivate static func lines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }
            .joined(separator: "\n")
    }
}
