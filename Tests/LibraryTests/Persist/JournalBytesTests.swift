import Files
import Models
import TestMaterial
import Testing

@testable import Library

/// A journal is read piece by piece; nobody may see the seams.
@Suite struct JournalBytesTests {
    private func lines(_ bytes: JournalBytes) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        bytes.forEachLine { line, place in
            lines.append(Array(line))
            #expect(bytes.bytes(place) == Array(line))
        }
        return lines
    }

    @Test(arguments: [0, 1, 2, 100_000, 262_143, 262_144, 262_145, 600_000], [true, false])
    func linesAreWholeWhereverAPieceEnds(length: Int, endsWithLine: Bool) throws {
        let folder = try TemporaryFolder()
        let path = folder.path.appending("journal")
        var wanted = [Array("m\tfirst".utf8), [UInt8](repeating: 0x61, count: length), Array("m\tlast".utf8)]
        var content = JournalLine.header + Array(wanted.joined(separator: [0x0A]))
        if endsWithLine { content.append(0x0A) }
        try AtomicFile.write(content, to: path)
        let file = JournalBytes(file: path, limit: 1 << 20, unsaved: [])
        #expect(file.count == content.count)
        #expect(lines(file) == wanted)
        #expect(lines(JournalBytes(content)) == wanted)
        // A line that was cut off doesn't swallow what could not be saved.
        let unsaved = JournalBytes(file: path, limit: 1 << 20, unsaved: Array("m\tunsaved\n".utf8))
        wanted.append(Array("m\tunsaved".utf8))
        #expect(lines(unsaved) == wanted)
        #expect(unsaved.bytes(0..<unsaved.count) == content + (endsWithLine ? [] : [0x0A]) + Array("m\tunsaved\n".utf8))
        #expect(lines(JournalBytes(file: path, limit: 8, unsaved: [])).isEmpty, "too large")
    }

    @Test func whatComesLaterOrGoesDoesNotCount() throws {
        let folder = try TemporaryFolder()
        let path = folder.path.appending("journal")
        let content = JournalLine.header + Array("m\ta\nm\tb\n".utf8)
        try AtomicFile.write(content, to: path)
        let before = JournalBytes(file: path, limit: 1 << 20, unsaved: [])
        try AtomicFile.write(Array("something else".utf8), to: path)
        #expect(lines(before) == [Array("m\ta".utf8), Array("m\tb".utf8)])
        let other = JournalBytes(file: path, limit: 1 << 20, unsaved: [])
        #expect(other.count == 0 && lines(other).isEmpty)
        let none = JournalBytes(file: folder.path.appending("none"), limit: 1 << 20, unsaved: Array("m\tc\n".utf8))
        #expect(lines(none) == [Array("m\tc".utf8)])
    }
}
