internal import Foundation
internal import Models
internal import Pages
internal import Stages

/// A worker's connection to its run, from which it requests room and what was read before.
final class ParentLink: PageMemory, PixelAdmission {
    private var buffer = LineBuffer()
    /// Under which pixels the page at hand is to be kept, or nil.
    private var keptPixels: String?

    /// The next thing it is told; nil when the run is over, and for what can't be understood.
    func receive<Value: Decodable>() -> Value? {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            if let line = buffer.next() { return WorkerProtocol.value(of: line) }
            let count = unsafe chunk.withUnsafeMutableBytes { unsafe read(STDIN_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            buffer.append(chunk[..<count])
        }
    }

    /// A worker that can no longer report anything has nothing left to do.
    func send(_ message: WorkerProtocol.Message) {
        guard let line = WorkerProtocol.line(message), StandardStreams.print(bytes: line) else { _exit(0) }
    }

    func finish(_ number: Int, _ outcome: PhotoOutcome, _ durations: StageDurations) {
        send(.finished(number: number, outcome: outcome, durations: durations, pixels: keptPixels))
        keptPixels = nil
    }

    func admit(_ pixels: Int) async {
        send(.wantsRoom(pixels: pixels))
        guard case .admitted? = receive() as WorkerProtocol.Request? else { _exit(0) }
    }

    /// The run knows when the photo is finished.
    func leave(_ pixels: Int) {}

    /// The run has already looked before asking.
    func page(forPhoto sha256: String, _ facts: PhotoFacts) async -> ReadPage? { nil }

    func page(forPixels pixels: String, photo sha256: String, _ facts: PhotoFacts) async -> ReadPage? {
        send(.wantsPage(pixels: pixels, sha256: sha256, facts: facts))
        guard case .page(let page)? = receive() as WorkerProtocol.Request? else { _exit(0) }
        return page
    }

    /// The run keeps it.
    func keep(_ page: ReadPage, forPhoto sha256: String, pixels: String) async {
        keptPixels = pixels
    }
}
