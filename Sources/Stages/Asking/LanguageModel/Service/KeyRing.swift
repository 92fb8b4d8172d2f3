/// The key in use, and where it is read again when the service doesn't take it.
struct KeyRing: Sendable {
    private(set) var current: APIKey?
    private let readAgain: (@Sendable () throws -> APIKey?)?
    private var hasReadAgain = false

    init(_ key: APIKey?, readAgain: (@Sendable () throws -> APIKey?)?) {
        current = key
        self.readAgain = readAgain
    }

    /// Reads the key again, once in a run; whether there is now another than the one that was turned down.
    mutating func renew(after refused: APIKey?) -> Bool {
        if current != refused { return true }
        guard !hasReadAgain, let readAgain else { return false }
        hasReadAgain = true
        guard let key = try? readAgain(), key != refused else { return false }
        current = key
        return true
    }
}
