package import Files
internal import Glibc
internal import Synchronization

/// The journal of an output folder: `.vegyscan/journal`, to which a line is added whenever a menu is finished.
///
/// It saves a later run from reading every bundle and every photo again. It is only a hint: whatever it lacks or gets
/// wrong is found out from the files. So nothing here throws: a line that can't be written only costs time later.
package final class Journal: Sendable {
    /// A larger file isn't one of our journals: 2 GiB hold millions of menus.
    static let sizeLimit = 2 << 30

    /// The output folder.
    private let folder: FilePath
    private let isReadOnly: Bool
    private let state = Mutex(State())

    private struct State {
        /// The file, open for appending once there has been something to add; otherwise -1.
        var descriptor: Int32 = -1
        /// Lines that could not be written; they count for as long as this process lives.
        var unsaved: [UInt8] = []
    }

    /// - Parameter isReadOnly: whether nothing is ever added.
    package init(folder: FilePath, isReadOnly: Bool = false) {
        self.folder = folder
        self.isReadOnly = isReadOnly
    }

    deinit {
        state.withLock { if $0.descriptor >= 0 { _ = close($0.descriptor) } }
    }

    private var home: FilePath { OwnFolder.path(in: folder) }
    private var path: FilePath { home.appending("journal") }

    /// The current contents; empty when there is no journal, or one of another version.
    package func load() -> JournalContents {
        state.withLock { state in
            JournalContents(JournalBytes(file: path, limit: Self.sizeLimit, unsaved: state.unsaved))
        }
    }

    /// Records what is now known about a menu.
    package func add(_ entry: JournalEntry) {
        append(JournalLine.menu(entry).bytes)
    }

    /// Records that the index now holds all menus of the journal, and no others.
    package func addIndex(_ stamp: FileStamp) {
        append(JournalLine.index(stamp).bytes)
    }

    /// Rewrites the journal with only these entries, which should be in byte order of their menus.
    ///
    /// - Parameter index: the stamp of the index that holds exactly these menus, or nil when there is none.
    package func replace(with entries: some Sequence<JournalEntry>, index: FileStamp?) {
        var content = JournalLine.header
        for entry in entries { content += JournalLine.menu(entry).bytes }
        if let index { content += JournalLine.index(index).bytes }
        state.withLock { state in
            if state.descriptor >= 0 { _ = close(state.descriptor) }
            state = State()
            makeHome()
            _ = try? AtomicFile.write(content, to: path)
        }
    }

    private func append(_ line: [UInt8]) {
        if isReadOnly { return }
        state.withLock { state in
            if state.descriptor < 0 { state.descriptor = open() }
            guard state.descriptor >= 0 else {
                state.unsaved += line
                return
            }
            // A single call, so that a process that is killed leaves a whole line or none; a full disk may leave part
            // of one.
            let written = unsafe line.withUnsafeBytes { unsafe write(state.descriptor, $0.baseAddress, $0.count) }
            if written != line.count {
                state.unsaved += line
                _ = close(state.descriptor)
                state.descriptor = -1
            }
        }
    }

    /// Makes the file anew where it is missing, of another version, or cut off.
    private func open() -> Int32 {
        makeHome()
        let opened = try? unsafe path.withCPath {
            unsafe Glibc.open($0, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
        }
        guard let descriptor = opened, descriptor >= 0 else { return -1 }
        guard let status = FileStatus(descriptor: descriptor), status.kind == .file else {
            _ = close(descriptor)
            return -1
        }
        var head = [UInt8](repeating: 0, count: JournalLine.header.count)
        let count = unsafe head.withUnsafeMutableBytes { unsafe pread(descriptor, $0.baseAddress, $0.count, 0) }
        if count != head.count || head != JournalLine.header {
            guard ftruncate(descriptor, 0) == 0 else { return Self.closed(descriptor) }
            let start = JournalLine.header
            let written = unsafe start.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
            return written == start.count ? descriptor : Self.closed(descriptor)
        }
        var last = [UInt8](repeating: 0, count: 1)
        let end = off_t(status.size) - 1
        let got = unsafe last.withUnsafeMutableBytes { unsafe pread(descriptor, $0.baseAddress, 1, end) }
        // A line that was cut off must not swallow the next one.
        if got != 1 || last[0] != UInt8(ascii: "\n") {
            let feed = [UInt8(ascii: "\n")]
            _ = unsafe feed.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, 1) }
        }
        return descriptor
    }

    /// Makes the folder without its parents: an output folder that somebody removed must not come back.
    private func makeHome() {
        _ = try? unsafe home.withCPath { unsafe mkdir($0, 0o777) }
    }

    private static func closed(_ descriptor: Int32) -> Int32 {
        _ = close(descriptor)
        return -1
    }
}
