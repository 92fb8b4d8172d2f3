import Files
import Testing

@Suite struct JSONLinesTests {
    @Test func linesThatHoldAnythingKeepTheirNumbers() {
        let text = "{}\n\n \t\r\n[1]\r\n{\"last\": 1}"
        let lines = JSONLines(Array(text.utf8)).map { ($0.number, String(decoding: $0.line, as: UTF8.self)) }
        #expect(lines.map(\.0) == [1, 4, 5])
        #expect(lines.map(\.1) == ["{}", "[1]\r", "{\"last\": 1}"])
        #expect(Array(JSONLines([])).isEmpty)
    }
}
