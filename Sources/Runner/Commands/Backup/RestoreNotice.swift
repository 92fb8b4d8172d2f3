internal import Files
internal import Foundation
internal import Library

/// Says before a restore what will be removed and what will replace it.
struct RestoreNotice {
    let backup: OpenedBackup
    let contents: BackupContents

    var lines: [String] {
        ["The backup was made \(backup.manifest.createdAt) by version \(backup.manifest.program). This is replaced:"]
            + BackupRole.allCases.map { "  \($0.rawValue): " + line($0) }
            + [
                "Caches, run logs, keys, photos and output folders stay.",
                "What you erased since then comes back, places too: vegyscan privacy erase-locations erases them again.",
            ]
    }

    private func line(_ role: BackupRole) -> String {
        guard backup.files[role] != nil else { return "stay as they are; the backup has none" }
        guard role == .history else { return isThere(role) ? "the present ones by those of the backup" : "none yet" }
        let now = isThere(role) ? (contents.presentHistory().map(Self.words) ?? "one that can't be read") : "none yet"
        return "now \(now); in the backup \(backup.manifest.history.map(Self.words) ?? "none")"
    }

    private func isThere(_ role: BackupRole) -> Bool {
        contents.path(of: role).map { FileKind.of($0) != .missing } ?? false
    }

    private static func words(_ facts: HistoryFacts) -> String {
        let latest = facts.latest.map {
            ", the latest of \(Date(timeIntervalSince1970: $0).ISO8601Format().prefix(10))"
        }
        return CountedNoun.menus(facts.menus) + (latest ?? "")
    }
}
