/// Why nothing was backed up or restored; everything is as it was before.
package struct BackupFailure: Error, Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// The file that was to be restored can't be used.
        case source
        /// What is to be backed up, or the place for it, can't be used.
        case target
        /// Another process of this program is using the same history.
        case inUse
        /// The system gives no random numbers, or has too little memory.
        case unavailable
    }

    package var kind: Kind
    /// One sentence that names no path, menu text or passphrase.
    package var message: String

    init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }

    static let noRandomness = BackupFailure(
        .unavailable, "The system's cryptography can't be used, or there is too little memory; free some and try again."
    )
}
