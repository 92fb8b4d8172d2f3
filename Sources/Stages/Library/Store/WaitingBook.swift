package import Files
internal import Foundation
package import Models

/// Which output folders hold dishes that wait for a language model, and with which settings those were begun: in
/// `waiting.json` of the state folder, for its owner's eyes only.
///
/// The bundles say what waits; this only says where to look for them and whom to ask. It never contains a key.
package struct WaitingBook: Sendable {
    /// One folder, begun with one set of settings.
    package struct Entry: Codable, Sendable, Hashable {
        /// Its place, as `FilePath.place` spells it.
        package var folder: String
        /// The last half of a bundle's fingerprint when it was begun with these settings.
        package var judging: String
        /// The values as they could be typed, by the names of the settings.
        package var settings: [String: [String]]

        package init(folder: String, judging: String, settings: [String: [String]]) {
            self.folder = folder
            self.judging = judging
            self.settings = settings
        }

        /// Whether it is about the same folder, begun in the same way.
        package func isSame(as other: Entry) -> Bool { folder == other.folder && judging == other.judging }
    }

    private static let sizeLimit = 4 << 20

    /// Its file.
    package let path: FilePath

    package init(_ locations: StoreLocations) { path = locations.waitingBook }

    /// The entries, oldest first, without any that can't be understood; none where the list is missing or can't be
    /// read, since bundles can also be named by hand.
    package var entries: [Entry] { read.entries }

    /// Whether the list, or an entry of it, can't be understood.
    package var isDamaged: Bool { read.isDamaged }

    private var read: (entries: [Entry], isDamaged: Bool) {
        guard let bytes = SmallFile.bytes(of: path, limit: Self.sizeLimit) else {
            return ([], FileKind.of(path) != .missing)
        }
        guard let found = try? JSONDecoder().decode([Understood].self, from: Data(bytes)) else { return ([], true) }
        return (found.compactMap(\.entry), found.contains { $0.entry == nil })
    }

    /// One that can't be understood must not cost the others.
    private struct Understood: Decodable {
        let entry: Entry?
        init(from decoder: any Decoder) throws { entry = try? Entry(from: decoder) }
    }

    /// Puts an entry at the end, replacing an equal one.
    ///
    /// - Throws: `cannot_write`.
    package func add(_ entry: Entry) throws(StageFailure) {
        try change { entries in
            entries.removeAll { $0.isSame(as: entry) }
            entries.append(entry)
        }
    }

    /// - Throws: `cannot_write`.
    package func remove(_ entry: Entry) throws(StageFailure) {
        guard entries.contains(where: entry.isSame) else { return }
        try change { $0.removeAll(where: entry.isSame) }
    }

    /// Where a damaged list is put.
    static func aside(of path: FilePath) -> FilePath { FilePath(bytes: path.bytes + Array(".corrupt".utf8)) }

    /// Renames the list, so that somebody can still look into what it held.
    private func putAside() throws(StageFailure) {
        do throws(SystemError) {
            try SystemCalls.system.rename(path, Self.aside(of: path))
        } catch {
            throw .cannotWrite(.waiting, error)
        }
    }

    private func change(_ edit: (inout [Entry]) -> Void) throws(StageFailure) {
        try Folder.create(path.parent, permissions: 0o700, as: .store)
        try PrivateFolder.hold(path.parent) { () throws(StageFailure) in
            var (entries, isDamaged) = read
            if isDamaged { try putAside() }
            edit(&entries)
            if entries.isEmpty {
                TemporaryName.remove(path)
            } else {
                let json = (try? JSONEncoder.bundle(pretty: true).encode(entries)) ?? Data("[]".utf8)
                try AtomicFile.write(Array(json), to: path, permissions: 0o600, as: .waiting)
            }
        }
    }
}
