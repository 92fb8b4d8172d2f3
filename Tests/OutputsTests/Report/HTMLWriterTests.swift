import Foundation
import Pages
import Testing

@testable import Outputs

@Suite struct HTMLWriterTests {
    @Test func textFromOutsideNeverBecomesMarkup() {
        var html = HTMLWriter()
        html.element(
            "p", ("title", "\"><script>'&"), ("hidden", ""), ("lang", nil), text: "</p>\u{0}<b>\u{7F}\u{1B}&amp;")
        #expect(
            String(decoding: html.bytes, as: UTF8.self)
                == "<p title=\"&quot;&gt;&lt;script&gt;&#39;&amp;\" hidden>"
                + "&lt;/p&gt;\u{FFFD}&lt;b&gt;\u{FFFD}\u{FFFD}&amp;amp;</p>")
    }

    @Test func dataCantEndItsElement() throws {
        let values = ["</script><script>alert(1)</script>", "<!--", "a & b", "é\u{2028}"]
        var html = HTMLWriter()
        html.data(id: "rows", values)
        let text = String(decoding: html.bytes, as: UTF8.self)
        let start = try #require(text.firstIndex(of: ">"))
        let end = try #require(text.range(of: "</script>"))
        let data = Data(text[text.index(after: start)..<end.lowerBound].utf8)
        #expect(try JSONDecoder().decode([String].self, from: data) == values)
        #expect(text.components(separatedBy: "</script>").count == 2 && !text.contains("<!--"))
    }
}

@Suite struct SheetInverseTests {
    @Test func theInverseBringsEachPointBack() throws {
        let transform = SheetTransform(matrix: [1.1, 0.2, 30, -0.1, 0.9, 12, 1e-4, -2e-4, 1])
        let inverse = try #require(transform.inverse)
        for (x, y) in [(0.0, 0.0), (100, 20), (400, 1000)] {
            let there = transform.point(x, y)
            let back = inverse.point(there.x, there.y)
            #expect(abs(back.x - x) < 1e-6 && abs(back.y - y) < 1e-6)
        }
        #expect(SheetTransform(matrix: [1, 2, 0, 2, 4, 0, 0, 0, 1]).inverse == nil)
    }
}
