/// The key in use, and a way to read it again when the service rejects it.
struct KeyRing: Sendable {
    private(set) var current: APIKey?
    private let readAgain: (@Sendable () throws -> APIKey?)?
    private var hasReadAgain = false

    init(_ key: APIKey?, readAgain: (@Sendable () throws -> APIKey?)?) {
        current = key
        self.readAgain = readAgain
    }

    /// Reads the key again, once in a run; returns whether it differs from the one that was rejected.
    mutating func renew(after refused: APIKey?) -> Bool {
        if current != refused { return true }
        guard !hasReadAgain, let readAgain else { return false }
        hasReadAgain = true
        guard let key = try? readAgain(), key != refused else { return false }
        current = key
        return true
    }
}
