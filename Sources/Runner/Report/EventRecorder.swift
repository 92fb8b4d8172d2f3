internal import Foundation
internal import Models

/// Turns a run's events into JSON: for programs on standard output, for people who look back in the run log.
struct EventRecorder: RunRecorder {
    let write: @Sendable (EventRecord) -> Void

    func record(_ event: RunEvent) {
        write(EventRecord(event))
    }
}
