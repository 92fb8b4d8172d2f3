/// Something unusual that doesn't end a run: a worker process that died though its photo may still be read, or an
/// option that has no effect.
struct RunNote: Sendable, Hashable {
    /// Of the photo that it is about; nil for none.
    var path: String?
    /// One sentence.
    var message: String
    /// Nil where a program has nothing to tell apart.
    var code: RunCode?

    init(path: String? = nil, code: RunCode? = nil, message: String) {
        (self.path, self.code, self.message) = (path, code, message)
    }

    /// Whether it says that something which was asked for changes nothing, or can't be used.
    var isIneffective: Bool { code == .optionWithoutEffect || code == .noStore }

    /// As a person reads it.
    var text: String { path.map { "\($0): \(message)" } ?? message }
}
