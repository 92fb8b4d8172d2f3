internal import Files
internal import Foundation
internal import Models

/// Records what is installed and what failed, in `updates.json` of the state folder.
struct UpdateBook: Codable {
    var installed: [String: InstalledUpdate] = [:]
    var pending: [String: PendingUpdate] = [:]

    /// Empty when there is none.
    ///
    /// - Throws: `storage` when it exists and can't be read: words that somebody relies on must not vanish silently.
    static func read(_ locations: StoreLocations) throws(UpdateFailure) -> UpdateBook {
        let path = locations.updateBook
        guard FileKind.of(path) != .missing else { return UpdateBook() }
        guard let bytes = SmallFile.bytes(of: path, limit: 1 << 20),
            let book = try? JSONDecoder().decode(UpdateBook.self, from: Data(bytes))
        else {
            throw UpdateFailure(
                .storage, "The list of installed updates can't be read; move \(path.display) away and install again.")
        }
        return book
    }

    func write(_ locations: StoreLocations) throws(UpdateFailure) {
        let path = locations.updateBook
        do {
            try Folder.create(path.parent, permissions: 0o700, as: .store)
            let json = try JSONEncoder.bundle(pretty: true).encode(self)
            try AtomicFile.write(Array(json), to: path, permissions: 0o600, as: .update)
        } catch {
            throw UpdateFailure(.storage, (error as? StageFailure)?.message ?? "The list of updates can't be written.")
        }
    }
}

/// An update that is in use.
package struct InstalledUpdate: Codable, Sendable, Hashable {
    package var sha256: String
    /// The version given by its maker, or the first 12 digits of the checksum.
    package var version: String
    /// ISO 8601, UTC.
    package var installedAt: String
    /// The file or address it came from.
    package var source: String
    /// The number of words or prices in it.
    package var entries: Int
    /// The versions of program and words with which it was found safe.
    var checkedWith: String

    enum CodingKeys: String, CodingKey {
        case sha256, version, source, entries
        case installedAt = "installed_at"
        case checkedWith = "checked_with"
    }
}

/// An update that could not be installed.
package struct PendingUpdate: Codable, Sendable, Hashable {
    /// As it was typed.
    package var source: String
    package var sha256: String?
    package var cause: UpdateFailure.Cause
    package var message: String
    /// ISO 8601, UTC.
    package var failedAt: String
    /// When it is retried automatically, in seconds since 1970; nil for never.
    package var retryAt: Double?
    /// The time until which it isn't mentioned, in seconds since 1970; nil for no such time.
    package var quietUntil: Double?

    enum CodingKeys: String, CodingKey {
        case source, sha256, cause, message
        case failedAt = "failed_at"
        case retryAt = "retry_at"
        case quietUntil = "quiet_until"
    }
}
