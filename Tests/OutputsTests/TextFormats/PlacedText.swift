import Foundation
import Models
import Pages

/// A word as a reader of any of the formats finds it.
struct PlacedText: Hashable {
    var page: Int
    var text: String
    var box: Box
    /// 0 to 100, whole.
    var confidence: Int

    /// What can be told of a word in XML.
    static func words(on pages: [ReadPage]) -> [PlacedText] {
        pages.enumerated().flatMap { place, page in
            page.lines.flatMap(\.words).map { word in
                let text = String(
                    String.UnicodeScalarView(word.text.unicodeScalars.filter { $0.value > 0x1F && $0.value != 0xFFFE }))
                return PlacedText(
                    page: place + 1, text: text, box: word.box, confidence: Int((word.confidence * 100).rounded()))
            }
        }
    }

    static func inTSV(_ table: String) -> [PlacedText] {
        table.split(separator: "\n").dropFirst().compactMap { row in
            let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
            let numbers = cells.prefix(10).compactMap { Int($0) }
            guard cells.count == 12, numbers.count == 10, numbers[0] == 5, let confidence = Double(cells[10]) else {
                return nil
            }
            let scalars = cells[11].unicodeScalars.filter { $0.value > 0x1F && $0.value != 0xFFFE }
            return PlacedText(
                page: numbers[1], text: String(String.UnicodeScalarView(scalars)),
                box: Box(x: numbers[6], y: numbers[7], width: numbers[8], height: numbers[9]),
                confidence: Int(confidence.rounded()))
        }
    }

    static func inHOCR(_ document: String) throws -> [PlacedText] {
        try XMLTree.parse(document).all(ofClass: "ocr_page").enumerated().flatMap { place, page in
            page.all(ofClass: "ocrx_word").compactMap { word in
                let figures = (word.attributes["title"] ?? "").split { " ;".contains($0) }.compactMap { Int($0) }
                guard figures.count == 5 else { return nil }
                return PlacedText(
                    page: place + 1, text: word.wholeText,
                    box: Box(
                        x: figures[0], y: figures[1], width: figures[2] - figures[0], height: figures[3] - figures[1]),
                    confidence: figures[4])
            }
        }
    }

    static func inALTO(_ document: String) throws -> [PlacedText] {
        try XMLTree.parse(document).all(named: "Page").enumerated().flatMap { place, page in
            page.all(named: "String").compactMap { word in
                let figures = ["HPOS", "VPOS", "WIDTH", "HEIGHT"].compactMap { word.attributes[$0].flatMap { Int($0) } }
                guard figures.count == 4, let confidence = word.attributes["WC"].flatMap(Double.init) else {
                    return nil
                }
                return PlacedText(
                    page: place + 1, text: word.attributes["CONTENT"] ?? "",
                    box: Box(x: figures[0], y: figures[1], width: figures[2], height: figures[3]),
                    confidence: Int((confidence * 100).rounded()))
            }
        }
    }

    static func inJSON(_ document: String) throws -> [PlacedText] {
        struct Document: Decodable {
            struct Page: Decodable {
                struct Line: Decodable { var words: [Word] }
                var number: Int
                var lines: [Line]
            }
            var pages: [Page]
        }
        return try JSONDecoder().decode(Document.self, from: Data(document.utf8)).pages.flatMap { page in
            page.lines.flatMap(\.words).map { word in
                let scalars = word.text.unicodeScalars.filter { $0.value > 0x1F && $0.value != 0xFFFE }
                return PlacedText(
                    page: page.number, text: String(String.UnicodeScalarView(scalars)), box: word.box,
                    confidence: Int((word.confidence * 100).rounded()))
            }
        }
    }
}
