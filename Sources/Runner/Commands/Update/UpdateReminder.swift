internal import Files
internal import Foundation
internal import Library

/// After a run, retries what was postponed and reminds of what failed, at most once a day.
struct UpdateReminder {
    let updates: Updates
    let mayConnect: Bool
    let console: Console

    func run(at time: Date = Date()) async {
        for kind in UpdateKind.allCases {
            guard let pending = try? updates.pending(kind) else { continue }
            if let retry = pending.retryAt {
                if retry <= time.timeIntervalSince1970 { await tryAgain(kind, pending, at: time) }
            } else {
                tell(
                    "An update of \(kind.rawValue) failed: \(pending.message) " + UpdateOffer(kind).text, kind, pending,
                    at: time)
            }
        }
    }

    private func tryAgain(_ kind: UpdateKind, _ pending: PendingUpdate, at time: Date) async {
        do throws(UpdateFailure) {
            let installed = try await updates.install(
                kind, from: try UpdateSource(FilePath(pending.source)), sha256: pending.sha256, mayConnect: mayConnect,
                at: time, retries: true)
            console.note(
                "The update of \(kind.rawValue) that had failed is installed now (\(installed.version)); the next run "
                    + "uses it.")
        } catch {
            let forget = UpdateOffer(kind).forget
            tell(
                "The update of \(kind.rawValue) failed again: \(error.message) It is tried every hour. \(forget)", kind,
                pending, at: time)
        }
    }

    private func tell(_ notice: String, _ kind: UpdateKind, _ pending: PendingUpdate, at time: Date) {
        guard (pending.quietUntil ?? 0) <= time.timeIntervalSince1970 else { return }
        console.note(notice)
        // If it can't be recorded, the reminder is shown again.
        try? updates.noteTold(kind, at: time)
    }
}
