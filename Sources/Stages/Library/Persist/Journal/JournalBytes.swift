internal import Files
internal import Glibc

/// The bytes of a journal, read on demand: the file may be far larger than what anybody needs of it.
///
/// The content at the time of opening counts, even when lines are added later or another file takes its place. Bytes
/// that can't be read are missing, and their line counts as incomplete.
final class JournalBytes: Sendable {
    /// The open file; -1 when everything is in memory.
    private let descriptor: Int32
    /// The number of bytes in the file.
    private let fileSize: Int
    /// The bytes that follow those in the file.
    private let rest: [UInt8]

    /// The number of bytes read at once.
    private static let chunkSize = 1 << 18

    var count: Int { fileSize + rest.count }

    init(_ bytes: [UInt8]) {
        (descriptor, fileSize, rest) = (-1, 0, bytes)
    }

    /// The file, if it is a journal of this version, followed by lines that could not be added to it.
    ///
    /// - Parameter limit: a larger file counts for nothing.
    init(file path: FilePath, limit: Int, unsaved: [UInt8]) {
        let header = JournalLine.header
        let opened = Self.open(path, limit: limit)
        if let opened, Self.read(opened.descriptor, 0..<header.count) == header {
            let last = Self.read(opened.descriptor, (opened.size - 1)..<opened.size)
            let feed = last == [UInt8(ascii: "\n")] || unsaved.isEmpty ? [] : [UInt8(ascii: "\n")]
            (descriptor, fileSize, rest) = (opened.descriptor, opened.size, feed + unsaved)
        } else {
            if let opened { _ = close(opened.descriptor) }
            (descriptor, fileSize, rest) = (-1, 0, unsaved.isEmpty ? [] : header + unsaved)
        }
    }

    deinit { if descriptor >= 0 { _ = close(descriptor) } }

    /// The bytes in a range; fewer when the file has become shorter.
    func bytes(_ range: Range<Int>) -> [UInt8] {
        if range.lowerBound >= fileSize {
            return Array(rest.dropFirst(range.lowerBound - fileSize).prefix(range.count))
        }
        let fromFile = Self.read(descriptor, range.lowerBound..<min(range.upperBound, fileSize))
        return range.upperBound > fileSize ? fromFile + rest.prefix(range.upperBound - fileSize) : fromFile
    }

    /// Calls `each` with every line after the header, without its line feed, and with its range; calls nothing when the
    /// header isn't ours.
    func forEachLine(_ each: (_ line: ArraySlice<UInt8>, _ place: Range<Int>) -> Void) {
        guard bytes(0..<JournalLine.header.count) == JournalLine.header else { return }
        // Bytes of a line that hasn't ended yet, and where they begin in the whole.
        var held: [UInt8] = []
        var start = JournalLine.header.count
        while start + held.count < count {
            let from = start + held.count
            let chunk = bytes(from..<min(from + Self.chunkSize, count))
            // The file was cut off meanwhile.
            if chunk.isEmpty { break }
            var lineStart = 0
            var searched = held.count
            held += chunk
            while let end = held[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                each(held[lineStart..<end], (start + lineStart)..<(start + end))
                lineStart = end + 1
                searched = lineStart
            }
            held.removeFirst(lineStart)
            start += lineStart
        }
        if !held.isEmpty { each(held[...], start..<(start + held.count)) }
    }

    private static func open(_ path: FilePath, limit: Int) -> (descriptor: Int32, size: Int)? {
        // Opening a pipe would block for ever without O_NONBLOCK.
        let opened = try? unsafe path.withCPath { unsafe Glibc.open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard let descriptor = opened, descriptor >= 0 else { return nil }
        guard let status = FileStatus(descriptor: descriptor), status.kind == .file, status.size <= limit,
            status.size >= JournalLine.header.count
        else {
            _ = close(descriptor)
            return nil
        }
        return (descriptor, status.size)
    }

    private static func read(_ descriptor: Int32, _ range: Range<Int>) -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
            filled = 0
            while filled < range.count {
                let place = unsafe buffer.baseAddress.map { unsafe $0 + filled }
                let got = unsafe pread(descriptor, place, range.count - filled, off_t(range.lowerBound + filled))
                if got > 0 { filled += got } else if got == 0 || errno != EINTR { break }
            }
        }
    }
}
