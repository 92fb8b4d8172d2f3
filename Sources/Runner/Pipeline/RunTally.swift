internal import Files
internal import Models
internal import Synchronization

/// Adds up a run's events to what the last screen, the index and the exit code need.
final class RunTally: RunRecorder {
    private let summary = Mutex(RunSummary())
    private let hits = Mutex(PhotoHits())

    var photoHits: PhotoHits { hits.withLock { $0 } }

    func record(_ event: RunEvent) {
        summary.withLock { summary in
            switch event {
            case .started(let menus, let photos, _, _): (summary.planned, summary.photos) = (menus, photos)
            case .problem(let path, let message): summary.problems.append(.init(path: path, reason: message))
            case .photoFinished(_, _, let photo, .failed(let failure), _):
                summary.unread.append(.init(path: photo.display, reason: failure.message))
            case .photoFinished(_, _, let photo, .rejected(let advice), _):
                summary.unread.append(.init(path: photo.display, reason: "Left out. " + advice))
            case .photoFinished(_, _, _, .read, let durations): hits.withLock { $0.add(durations) }
            case .menuFinished(let menu): summary.menus.add(menu)
            case .menusUnchanged(let menus): for menu in menus { summary.menus.add(menu) }
            case .note, .photoStarted, .ending, .finished: break
            }
        }
    }

    /// Photos in a fixed order, whatever the order in which lanes finished them.
    func total() -> RunSummary {
        var total = summary.withLock { $0 }
        total.unread.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return total
    }
}
