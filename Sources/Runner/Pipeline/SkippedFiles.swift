internal import Files

/// What a walk through folders passed over, told in a line each.
struct SkippedFiles: Sendable, Hashable {
    /// Files that are no photos, by the ends of their names.
    private(set) var kinds: [String: Int] = [:]
    /// Folders that the program wrote itself.
    var ownFolders = 0
    /// Links to folders outside of what was named.
    var links = 0
    /// Photos and folders that the patterns leave out.
    var unwanted = 0

    var files: Int { kinds.values.reduce(0, +) }

    mutating func add(_ name: FilePath) { kinds[Self.ending(of: name), default: 0] += 1 }

    mutating func add(_ other: SkippedFiles) {
        kinds.merge(other.kinds, uniquingKeysWith: +)
        ownFolders += other.ownFolders
        links += other.links
        unwanted += other.unwanted
    }

    var notes: [RunNote] {
        var notes: [RunNote] = []
        if files > 0 {
            notes.append(
                RunNote(
                    code: .filesSkipped,
                    message:
                        "Passed over, since they are no photos that can be read: \(CountedNoun(files, "file").text) "
                        + "(\(kindsText))."))
        }
        if ownFolders > 0 {
            notes.append(
                RunNote(
                    code: .ownFoldersSkipped,
                    message: "Passed over, since vegyscan wrote them: \(CountedNoun(ownFolders, "folder").text) of "
                        + "results, reports or stores."))
        }
        if unwanted > 0 {
            notes.append(
                RunNote(
                    code: .unwantedSkipped,
                    message: "Left out by --include and --exclude: "
                        + "\(CountedNoun(unwanted, "photo or folder", plural: "photos and folders").text)."))
        }
        if links > 0 {
            notes.append(
                RunNote(
                    code: .linksSkipped,
                    message:
                        "Not followed, since they lead out of what was named: \(CountedNoun(links, "link").text) to "
                        + "folders; name those folders to have them scanned."))
        }
        return notes
    }

    /// The commonest kinds, such as "docx 3, txt 1, others 2".
    private var kindsText: String {
        let named = kinds.filter { !$0.key.isEmpty }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(4)
        let others = files - named.reduce(0) { $0 + $1.value }
        let parts = named.map { "\($0.key) \($0.value)" } + (others > 0 ? ["others \(others)"] : [])
        return parts.joined(separator: ", ")
    }

    /// What stands behind the last dot, when it is short and plain; else nothing.
    private static func ending(of name: FilePath) -> String {
        guard let dot = name.bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return "" }
        let ending = name.bytes[(dot + 1)...]
        let isPlain = (1...5).contains(ending.count) && ending.allSatisfy { Self.isPlain($0) }
        return isPlain ? String(decoding: ending, as: UTF8.self).lowercased() : ""
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}
