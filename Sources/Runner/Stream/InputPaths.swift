internal import Files
internal import Foundation
internal import Models
internal import Reading
internal import Synchronization

/// The paths on standard input, taken one after the other on demand. Nothing is read ahead except what a pipe delivers
/// in one piece, so the writer is held up when the work is.
final class InputPaths: Sendable {
    private struct State {
        var bytes: [UInt8] = []
        /// Up to where `bytes` holds no separator.
        var searched = 0
        var hasEnded = false
        var count = 0
        var hasBegun = false
        var isPicture = false
        var failure: String?
    }

    private let state = Mutex(State())
    private let descriptor: Int32
    private let separator: UInt8
    private let isWanted: @Sendable () -> Bool

    /// - Parameters:
    ///   - separatedByZero: whether paths end with a zero byte instead of a line end.
    ///   - isWanted: asked now and then; no path is handed out after it said no.
    init(descriptor: Int32 = STDIN_FILENO, separatedByZero: Bool, isWanted: @escaping @Sendable () -> Bool = { true }) {
        self.descriptor = descriptor
        separator = separatedByZero ? 0 : UInt8(ascii: "\n")
        self.isWanted = isWanted
    }

    /// The next path with its place, from 0; nil at the end. Waits for it, and others wait meanwhile.
    func next() -> (place: Int, path: FilePath)? {
        state.withLock { state in
            while isWanted() {
                while let line = takeLine(&state) {
                    guard !line.isEmpty else { continue }
                    defer { state.count += 1 }
                    return (state.count, FilePath(bytes: line))
                }
                if state.hasEnded { return nil }
                fill(&state)
            }
            return nil
        }
    }

    /// Whether the first bytes are those of a picture, which is no list; no path is handed out then.
    var isPicture: Bool { state.withLock(\.isPicture) }

    /// Why the list could not be read to its end, one sentence; nil where it could.
    var failure: String? { state.withLock(\.failure) }

    /// Whether every path was handed out.
    var isAtEnd: Bool { state.withLock { $0.hasEnded && $0.bytes.isEmpty } }

    private func takeLine(_ state: inout State) -> [UInt8]? {
        let end = state.bytes[state.searched...].firstIndex(of: separator)
        guard let end = end ?? (state.hasEnded && !state.bytes.isEmpty ? state.bytes.endIndex : nil) else {
            // No path is that long, and one line must not use up all memory; the part that is kept can't be opened
            // either.
            if state.bytes.count > Self.longest { state.bytes.removeSubrange(Self.longest...) }
            state.searched = state.bytes.endIndex
            return nil
        }
        var line = Array(state.bytes[..<end])
        state.bytes.removeFirst(min(end + 1, state.bytes.count))
        state.searched = 0
        if separator != 0, line.last == UInt8(ascii: "\r") { line.removeLast() }
        return line
    }

    /// Takes what is there, or returns after a while so that an interruption isn't overlooked.
    private func fill(_ state: inout State) {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&waiting, 1, 200) != 0 else { return }
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = unsafe chunk.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
        if count > 0 {
            state.bytes += chunk.prefix(count)
            if !state.hasBegun, PictureSniffer.format(ofFirst: state.bytes) != .unknown {
                state.isPicture = true
                state.hasEnded = true
                state.bytes = []
            }
            state.hasBegun = true
        } else if count == 0 {
            state.hasEnded = true
        } else if let failure = StandardInput.failure(errno) {
            (state.failure, state.hasEnded) = (failure, true)
        }
    }

    /// In bytes; twice what the system takes.
    private static let longest = 8192
}
