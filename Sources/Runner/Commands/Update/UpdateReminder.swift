internal import Foundation
internal import Stages

/// After a run: tries again what was put off, and reminds of what failed.
struct UpdateReminder {
    let updates: Updates
    let mayConnect: Bool
    let console: Console

    func run(at time: Date = Date()) async {
        for kind in UpdateKind.allCases {
            guard let pending = try? updates.pending(kind) else { continue }
            let now = time.timeIntervalSince1970
            if let retry = pending.retryAt {
                if retry <= now { await tryAgain(kind, pending, at: time) }
            } else if (pending.quietUntil ?? 0) <= now {
                console.note("An update of \(kind.rawValue) failed: \(pending.message) " + UpdateOffer(kind).text)
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
            console.note("The update of \(kind.rawValue) failed again: \(error.message) It is tried again in an hour.")
        }
    }
}
