/// What happened to a worker process, though its photo may still be read.
struct WorkerNote: Sendable, Hashable {
    /// Of the photo it had in hand; nil when it had none.
    var path: String?
    /// One sentence.
    var message: String

    /// As a person reads it.
    var text: String { path.map { "\($0): \(message)" } ?? message }
}
