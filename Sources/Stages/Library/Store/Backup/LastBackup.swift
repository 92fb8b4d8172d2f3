internal import Files
package import Foundation
internal import Models

/// What is known about the latest backup, in `backup.json` of the state folder. It includes one that failed with nobody
/// there to see it.
package struct LastBackup: Codable, Sendable, Hashable {
    /// One attempt.
    package struct Attempt: Codable, Sendable, Hashable {
        /// ISO 8601, UTC.
        package var time: String
        /// The file as a person named it; nil when it failed before that was known.
        package var place: String?
        package var menus: Int?
        /// Bytes.
        package var size: Int?
        /// Why it failed; nil when it didn't.
        package var problem: String?

        package init(
            time: Date, place: String? = nil, menus: Int? = nil, size: Int? = nil, problem: String? = nil
        ) {
            self.time = time.ISO8601Format()
            self.place = place
            self.menus = menus
            self.size = size
            self.problem = problem
        }
    }

    /// The last one that succeeded.
    package private(set) var done: Attempt?
    /// A later one that failed.
    package private(set) var failed: Attempt?

    /// Empty when there is no file, or it isn't one of ours.
    package static func read(_ locations: StoreLocations) -> LastBackup {
        guard let bytes = SmallFile.bytes(of: locations.backupNote, limit: 1 << 16),
            let known = try? JSONDecoder().decode(LastBackup.self, from: Data(bytes))
        else { return LastBackup() }
        return known
    }

    /// Records an attempt. It is no failure if that can't be written.
    package static func note(_ attempt: Attempt, _ locations: StoreLocations) {
        var known = read(locations)
        if attempt.problem == nil {
            known.done = attempt
            known.failed = nil
        } else {
            known.failed = attempt
        }
        let path = locations.backupNote
        guard let json = try? JSONEncoder.bundle().encode(known) else { return }
        try? Folder.create(path.parent, permissions: 0o700)
        _ = try? AtomicFile.write(Array(json), to: path, permissions: 0o600)
    }

    /// One or two sentences for display.
    package var text: String {
        var text = done.map { "\($0.time), to \($0.place ?? "an unknown place")" } ?? "never"
        if let menus = done?.menus { text += menus == 1 ? " (1 menu)" : " (\(menus) menus)" }
        if let failed {
            text += ". The attempt of \(failed.time) failed: \(failed.problem ?? "for an unknown reason")"
            if text.last == "." { text.removeLast() }
        }
        return text
    }
}
