internal import Models
internal import Pages

internal import class Foundation.JSONEncoder

/// One object: `pages` (each on a line of its own), `producer` and `schema_version`.
struct JSONText: TextNotation {
    let version: String

    var head: String { "{\"pages\":[\n" }
    var separator: String { ",\n" }

    var foot: String {
        let producer = Self.text(Program(name: "vegyscan", version: version))
        return "\n],\"producer\":\(producer),\"schema_version\":\"1.0\"}\n"
    }

    func page(_ page: ReadPage, number: Int) -> String {
        Self.text(TextPage(page, number: number))
    }

    private static func text(_ value: some Encodable) -> String {
        guard let data = try? JSONEncoder.bundle().encode(value) else { return "null" }
        return String(decoding: data, as: UTF8.self)
    }

    private struct Program: Encodable {
        var name: String
        var version: String
    }
}

/// What was read from one photo. Keys are those of a bundle's pages where they mean the same.
private struct TextPage: Encodable {
    /// The photo's place among those tried, from 1.
    var number: Int
    var photo: PhotoRecord
    /// BCP 47 codes, the main one first; empty when unknown.
    var languages: [String]
    /// The counter-clockwise angle of the text in the upright photo, in degrees: 0, 90, 180 or 270.
    var textAngle: Int
    var lines: [TextLine]

    init(_ page: ReadPage, number: Int) {
        self.number = number
        photo = page.photo
        languages = page.languages
        textAngle = page.textAngle
        lines = page.lines.map(TextLine.init)
    }

    enum CodingKeys: String, CodingKey {
        case number, photo, languages, lines
        case textAngle = "text_angle"
    }
}

/// A line without its role, which only a bundle assigns.
private struct TextLine: Encodable {
    var id: Int
    var text: String
    var box: Box
    var confidence: Double
    /// The number of its block, from 0.
    var block: Int
    var words: [Word]

    init(_ line: Line) {
        id = line.id
        text = line.text
        box = line.box
        confidence = line.confidence
        block = line.block
        words = line.words
    }
}
