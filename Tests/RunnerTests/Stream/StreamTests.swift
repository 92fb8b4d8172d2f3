import Files
import Foundation
import Synchronization
import Testing

@testable import Runner

@Suite("Paths in, lines out")
struct StreamTests {
    private func paths(_ pieces: [[UInt8]], separatedByZero: Bool) throws -> [[UInt8]] {
        let pipe = Pipe()
        let input = InputPaths(
            descriptor: pipe.fileHandleForReading.fileDescriptor, separatedByZero: separatedByZero)
        for piece in pieces { try pipe.fileHandleForWriting.write(contentsOf: Data(piece)) }
        try pipe.fileHandleForWriting.close()
        var found: [[UInt8]] = []
        while let (place, path) = input.next() {
            #expect(place == found.count)
            found.append(path.bytes)
        }
        return found
    }

    @Test func splitsWhateverWayItComes() throws {
        let text = Array("a\n\r\n b\\ c\r\n\n".utf8) + [0xFF, 0x0A] + Array("last".utf8)
        let wanted = [Array("a".utf8), Array(" b\\ c".utf8), [0xFF], Array("last".utf8)]
        #expect(try paths([text], separatedByZero: false) == wanted)
        #expect(try paths(text.map { [$0] }, separatedByZero: false) == wanted)
        #expect(
            try paths([Array("a\n\0\0b\r\0".utf8)], separatedByZero: true) == [Array("a\n".utf8), Array("b\r".utf8)])
        #expect(try paths([], separatedByZero: true) == [])
    }

    @Test func handsOutNothingThatIsNotWanted() {
        #expect(
            InputPaths(descriptor: Pipe().fileHandleForReading.fileDescriptor, separatedByZero: true) { false }
                .next() == nil)
    }

    @Test func aLineTooLongForAPathIsCut() throws {
        // Within what a pipe holds, since nobody reads yet.
        let long = [UInt8](repeating: UInt8(ascii: "x"), count: 40_000)
        let found = try paths([long, Array("\nb\n".utf8)], separatedByZero: false)
        #expect(found.count == 2)
        #expect(found.last == Array("b".utf8))
        #expect((found.first?.count ?? 0) > 4096)
    }

    private final class Sent: Sendable {
        let lines = Mutex<[String]>([])
    }

    @Test func keepsTheOrder() async {
        let put = Sent()
        let lines = LinesInOrder { line in
            put.lines.withLock { $0.append(line) }
            return line != "3"
        }
        await lines.room(for: LinesInOrder.window - 1)
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                await lines.room(for: LinesInOrder.window)
                #expect(put.lines.withLock { $0.first } == "0", "it was to wait for the first")
            }
            group.addTask {
                for place in [2, 1, 0, 4, 3, 5] { lines.add("\(place)", at: place, isWhole: place != 1) }
            }
        }
        #expect(put.lines.withLock { $0 } == ["0", "1", "2", "3"], "nothing goes after what could not be put")
        #expect(lines.isBroken)
        #expect(lines.failures == 1)
        // Nobody waits for a broken pipe.
        await lines.room(for: 1000)
    }
}
