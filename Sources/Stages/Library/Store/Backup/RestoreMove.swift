internal import Files
internal import Models

/// One file of a restore. The new one lies beside the present one and takes its place; the old one is kept beside it
/// until all are verified.
///
/// Every step can be repeated after a kill at any moment: the existing names show what has been done.
struct RestoreMove: Codable, Hashable {
    var role: BackupRole
    /// The path in bytes, which need not be UTF-8.
    private var path: [UInt8]
    /// Whether there was a file before.
    private var hadOld: Bool

    /// SQLite's own files beside a database: those with content, which move with it, and one that SQLite makes anew.
    private static let journals = ["-wal", "-journal"]
    private static let shared = "-shm"

    init(role: BackupRole, target: FilePath) {
        self.role = role
        path = target.bytes
        hadOld = FileKind.of(target) != .missing
    }

    var target: FilePath { FilePath(bytes: path) }
    /// Where the new file waits.
    var staged: FilePath { beside("restored") }
    /// Where the old one is kept.
    private var aside: FilePath { beside("before-restore") }

    /// Whether a restore gives this name to one of the files for `target`; such files are removed when it has ended.
    static func isBeside(_ name: FilePath, _ target: FilePath) -> Bool {
        ["restored", "before-restore"].contains { word in
            name.bytes.starts(with: Array(".".utf8) + target.bytes + Array(".\(word)".utf8))
        }
    }

    private func beside(_ word: String) -> FilePath {
        let name = target.lastComponent.bytes
        return target.parent.appending(FilePath(bytes: Array(".".utf8) + name + Array(".\(word)".utf8)))
    }

    /// Puts the new file in the old one's place, unless that has been done.
    func swap() throws(SystemError) {
        guard isThere(staged) else { return }
        if !isThere(aside) {
            // A journal must never be found beside a database other than its own.
            for suffix in Self.journals where isThere(target + suffix) {
                try rename(target + suffix, aside + suffix)
            }
            TemporaryName.remove(target + Self.shared)
            if isThere(target) { try rename(target, aside) }
        }
        removeKept()
        try rename(staged, target)
    }

    /// The second copy of another history says nothing about this one; it is made anew when the history is opened.
    private func removeKept() {
        if role == .history { TemporaryName.remove(KeptFile(beside: target).path) }
    }

    /// Brings the old file back.
    func undo() throws(SystemError) {
        removeKept()
        if !isThere(staged), isThere(aside) || !hadOld {
            for suffix in Self.journals + [Self.shared] { TemporaryName.remove(target + suffix) }
            if isThere(target) { try rename(target, staged) }
        }
        if isThere(aside) { try rename(aside, target) }
        for suffix in Self.journals where isThere(aside + suffix) { try rename(aside + suffix, target + suffix) }
        removeStaged()
    }

    func removeStaged() { removeAll(staged) }

    func removeOld() { removeAll(aside) }

    private func removeAll(_ path: FilePath) {
        for suffix in [""] + Self.journals + [Self.shared] { TemporaryName.remove(path + suffix) }
    }

    private func isThere(_ path: FilePath) -> Bool { FileKind.of(path) != .missing }

    private func rename(_ from: FilePath, _ to: FilePath) throws(SystemError) {
        try SystemCalls.system.rename(from, to)
        try Folder.sync(to.parent)
    }
}

extension FilePath {
    fileprivate static func + (path: FilePath, suffix: String) -> FilePath {
        FilePath(bytes: path.bytes + Array(suffix.utf8))
    }
}
