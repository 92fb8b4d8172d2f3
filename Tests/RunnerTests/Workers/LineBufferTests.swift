import Testing

@testable import Runner

@Suite struct LineBufferTests {
    @Test func linesComeWholeHoweverTheyArrive() {
        let text = Array("one\n\ntwo\nrest".utf8)
        for size in 1...text.count {
            var buffer = LineBuffer()
            var lines: [String] = []
            for start in stride(from: 0, to: text.count, by: size) {
                buffer.append(text[start..<min(start + size, text.count)])
                while let line = buffer.next() { lines.append(String(decoding: line, as: UTF8.self)) }
            }
            #expect(lines == ["one", "", "two"])
            #expect(buffer.count == 4)
        }
    }
}
