internal import Files
internal import Foundation
internal import Library
internal import Synchronization

/// What reports need to know of a run, kept in its output folder, so that it goes where the results go: how long photos
/// took, and where they lie as seen from that folder. It says nothing of the machine, and nothing that a person is told.
final class ResultsLog: Sendable {
    private let output: FilePath
    private let startedAt: Date
    /// Begun with the first photo or menu: a run that finds nothing new leaves none.
    private let log = Mutex<RunLog?>(nil)

    init(output: FilePath, startedAt: Date) {
        self.output = output
        self.startedAt = startedAt
    }

    /// Where the log can't be written, the report does without.
    func append(_ event: EventRecord) {
        guard let record = event.forResults(in: output) else { return }
        log.withLock { log in
            if log == nil, event.event != "run_finished" {
                log = try? RunLog(folder: OwnFolder.runs(in: output), startedAt: startedAt, pid: getpid())
                log?.append(Start(startedAt: startedAt.ISO8601Format()))
            }
            log?.append(record)
        }
    }

    private struct Start: Encodable {
        var event = "run_context"
        var startedAt: String

        enum CodingKeys: String, CodingKey {
            case event
            case startedAt = "started_at"
        }
    }
}

extension EventRecord {
    /// As the log in an output folder has it; nil for events that no report needs.
    fileprivate func forResults(in output: FilePath) -> EventRecord? {
        guard ["photo_finished", "menu_finished", "run_finished"].contains(event) else { return nil }
        var record = self
        record.file = file.flatMap { FilePath(address: $0) }?.address(from: output)
        (record.photo, record.path, record.message) = (nil, nil, nil)
        return record
    }
}
