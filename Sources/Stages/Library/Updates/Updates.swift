internal import Asking
internal import Files
package import Foundation
internal import Judging
internal import Models

/// The updates of words and prices on this machine. They are kept in the data folder; they take precedence over the
/// program's own words but not over the user's.
package struct Updates: Sendable {
    /// An hour, in seconds.
    static let retryDelay = 3600.0
    /// A day, in seconds.
    static let quietTime = 86_400.0

    private let locations: StoreLocations
    /// The program's version: an update that was checked with another one is checked again before use.
    private let program: String

    package init(_ locations: StoreLocations, program: String) {
        self.locations = locations
        self.program = program
    }

    private var folder: FilePath { locations.updates }
    private var checkedWith: String { program + " " + Knowledge.version }

    private func path(_ kind: UpdateKind, _ sha256: String) -> FilePath {
        folder.appending(kind.tableStart + sha256.prefix(16) + UpdateKind.tableEnd)
    }

    /// The installed update; nil where the program's own data are in use.
    package func installed(_ kind: UpdateKind) throws(UpdateFailure) -> InstalledUpdate? {
        try UpdateBook.read(locations).installed[kind.rawValue]
    }

    package func pending(_ kind: UpdateKind) throws(UpdateFailure) -> PendingUpdate? {
        try UpdateBook.read(locations).pending[kind.rawValue]
    }

    /// The installed text; nil for none.
    ///
    /// - Throws: when it is damaged or isn't safe with this version: words that somebody relies on must not vanish
    ///   silently.
    package func text(of kind: UpdateKind) throws(UpdateFailure) -> String? {
        var book = try UpdateBook.read(locations)
        guard var installed = book.installed[kind.rawValue] else { return nil }
        guard let bytes = SmallFile.bytes(of: path(kind, installed.sha256), limit: kind.mostBytes),
            ContentHash.sha256(bytes) == installed.sha256, let text = String(validating: bytes, as: UTF8.self)
        else {
            throw UpdateFailure(.storage, "The installed update of \(kind.rawValue) is damaged; \(Self.remedy(kind)).")
        }
        guard installed.checkedWith != checkedWith else { return text }
        do throws(UpdateFailure) {
            try UpdateCheck.check(text, of: kind)
        } catch {
            throw UpdateFailure(
                .content,
                "The installed update of \(kind.rawValue) doesn't suit this version of the program; "
                    + "\(Self.remedy(kind)). \(error.message)")
        }
        installed.checkedWith = checkedWith
        book.installed[kind.rawValue] = installed
        try? book.write(locations)
        return text
    }

    private static func remedy(_ kind: UpdateKind) -> String {
        "install one again, or run \"vegyscan update remove \(kind.rawValue)\""
    }

    /// Fetches, checks and installs an update. When anything is wrong, the present version stays in use, and the failed
    /// update is recorded to be tried again.
    ///
    /// - Parameter retries: whether it is retried automatically in an hour when it fails.
    package func install(
        _ kind: UpdateKind, from source: UpdateSource, sha256: String?, mayConnect: Bool, at time: Date,
        retries: Bool = false
    ) async throws(UpdateFailure) -> InstalledUpdate {
        do throws(UpdateFailure) {
            let bytes = try await source.bytes(of: kind, sha256: sha256, mayConnect: mayConnect)
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw UpdateFailure(.content, "This is no text in UTF-8.")
            }
            try UpdateCheck.check(text, of: kind)
            return try put(text, bytes, kind, from: source, at: time)
        } catch {
            try? change { book in
                book.pending[kind.rawValue] = PendingUpdate(
                    source: source.text, sha256: sha256, cause: error.cause, message: error.message,
                    failedAt: time.ISO8601Format(),
                    retryAt: retries ? time.timeIntervalSince1970 + Self.retryDelay : nil,
                    quietUntil: retries ? book.pending[kind.rawValue]?.quietUntil : nil)
            }
            throw error
        }
    }

    /// The list is what counts: it switches from one complete file to the other.
    private func put(
        _ text: String, _ bytes: [UInt8], _ kind: UpdateKind, from source: UpdateSource, at time: Date
    ) throws(UpdateFailure) -> InstalledUpdate {
        let sha256 = ContentHash.sha256(bytes)
        let installed = InstalledUpdate(
            sha256: sha256, version: Self.version(in: text) ?? String(sha256.prefix(12)),
            installedAt: time.ISO8601Format(), source: source.text, entries: UpdateCheck.count(text, of: kind),
            checkedWith: checkedWith)
        do throws(StageFailure) {
            try Folder.create(folder, permissions: 0o700, as: .store)
            try AtomicFile.write(bytes, to: path(kind, sha256), permissions: 0o600, as: .update)
        } catch {
            throw UpdateFailure(.storage, error.message)
        }
        try change { book in
            book.installed[kind.rawValue] = installed
            book.pending[kind.rawValue] = nil
        }
        sweep(kind, keeping: sha256)
        return installed
    }

    /// Returns to the program's own data; false when nothing was installed.
    package func remove(_ kind: UpdateKind) throws(UpdateFailure) -> Bool {
        let had = try UpdateBook.read(locations).installed[kind.rawValue] != nil
        try change { book in
            book.installed[kind.rawValue] = nil
            book.pending[kind.rawValue] = nil
        }
        sweep(kind, keeping: nil)
        return had
    }

    /// Schedules an automatic retry in an hour.
    package func postpone(_ kind: UpdateKind, at time: Date) throws(UpdateFailure) {
        try change { $0.pending[kind.rawValue]?.retryAt = time.timeIntervalSince1970 + Self.retryDelay }
    }

    /// Keeps quiet about what failed for a day.
    package func skip(_ kind: UpdateKind, at time: Date) throws(UpdateFailure) {
        try change { book in
            book.pending[kind.rawValue]?.retryAt = nil
            book.pending[kind.rawValue]?.quietUntil = time.timeIntervalSince1970 + Self.quietTime
        }
    }

    /// Forgets an update that failed: it is neither retried nor mentioned again. What is installed stays.
    ///
    /// - Returns: false when none had failed.
    package func forget(_ kind: UpdateKind) throws(UpdateFailure) -> Bool {
        guard try pending(kind) != nil else { return false }
        try change { $0.pending[kind.rawValue] = nil }
        return true
    }

    /// Records that a person was told about the failed update, which suffices for a day.
    package func noteTold(_ kind: UpdateKind, at time: Date) throws(UpdateFailure) {
        try change { $0.pending[kind.rawValue]?.quietUntil = time.timeIntervalSince1970 + Self.quietTime }
    }

    private func change(_ work: (inout UpdateBook) -> Void) throws(UpdateFailure) {
        var book = try UpdateBook.read(locations)
        work(&book)
        try book.write(locations)
    }

    /// Removes what is no longer in use.
    private func sweep(_ kind: UpdateKind, keeping sha256: String?) {
        let kept = sha256.map { path(kind, $0).lastComponent }
        for name in (try? FolderListing.names(in: folder)) ?? []
        where name.display.hasPrefix(kind.tableStart) && name != kept {
            TemporaryName.remove(folder.appending(name))
        }
    }

    /// The text after "# version:" in the first lines.
    private static func version(in text: String) -> String? {
        for line in text.prefix(2000).split(whereSeparator: \.isNewline).prefix(10) where line.hasPrefix("# version:") {
            let version = line.dropFirst(10).trimmingCharacters(in: .whitespaces)
            return version.isEmpty ? nil : String(version.prefix(40))
        }
        return nil
    }
}
