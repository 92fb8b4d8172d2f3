internal import Foundation
internal import Models

/// Turns a run's events into JSON: for programs on standard output, for people who look back in the run log.
struct EventRecorder: RunRecorder {
    /// Whether menus of earlier runs are only counted; else each has its event.
    var isBrief = false
    let write: @Sendable (EventRecord) -> Void

    func record(_ event: RunEvent) {
        if !isBrief, case .menusUnchanged(let menus) = event {
            for menu in menus { write(EventRecord(.menuFinished(menu))) }
            return
        }
        write(EventRecord(event))
    }
}
