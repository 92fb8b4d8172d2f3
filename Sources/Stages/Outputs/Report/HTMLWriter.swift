internal import Foundation
internal import Models

/// HTML5, written from its start to its end.
///
/// Only literals of the program become markup: tags and attribute names are static strings, and every other text,
/// whatever a photo or a file name says, is escaped.
struct HTMLWriter {
    /// UTF-8.
    private(set) var bytes: [UInt8] = []

    /// A nil value omits the attribute; an empty one makes an attribute that needs no value.
    typealias Attribute = (name: StaticString, value: String?)

    /// Markup written by the program's authors.
    mutating func markup(_ literal: StaticString) {
        literal.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    }

    mutating func open(_ tag: StaticString, _ attributes: Attribute...) {
        open(tag, attributes)
    }

    mutating func close(_ tag: StaticString) {
        markup("</")
        markup(tag)
        markup(">")
    }

    /// An element with text content only.
    mutating func element(_ tag: StaticString, _ attributes: Attribute..., text: String) {
        open(tag, attributes)
        self.text(text)
        close(tag)
    }

    /// An element of a drawing, which holds nothing; in HTML itself only some elements may end so.
    mutating func shape(_ tag: StaticString, _ attributes: Attribute...) {
        open(tag, attributes, end: "/>")
    }

    private mutating func open(_ tag: StaticString, _ attributes: [Attribute], end: StaticString = ">") {
        markup("<")
        markup(tag)
        for (name, value) in attributes {
            guard let value else { continue }
            markup(" ")
            markup(name)
            guard !value.isEmpty else { continue }
            markup("=\"")
            text(value)
            markup("\"")
        }
        markup(end)
    }

    /// A file of the program, which holds nothing that ends its element.
    mutating func asset(_ asset: ReportAsset) { bytes += asset.compactBytes }

    /// An option of a selection. An empty value still needs the attribute: without it the text would become the value.
    mutating func option(_ value: String, _ text: String, isChosen: Bool = false) {
        markup("<option value=\"")
        self.text(value)
        markup(isChosen ? "\" selected>" : "\">")
        self.text(text)
        markup("</option>\n")
    }

    /// Text from any source. Control characters, which HTML forbids, become U+FFFD.
    mutating func text(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): markup("&amp;")
            case UInt8(ascii: "<"): markup("&lt;")
            case UInt8(ascii: ">"): markup("&gt;")
            case UInt8(ascii: "\""): markup("&quot;")
            case UInt8(ascii: "'"): markup("&#39;")
            case 0x09, 0x0A: bytes.append(byte)
            case 0x00..<0x20, 0x7F: markup("\u{FFFD}")
            default: bytes.append(byte)
            }
        }
    }

    /// A value as JSON in an element that no browser executes, for the report's script to read.
    mutating func data(id: String, _ value: some Encodable) {
        open("script", ("type", "application/json"), ("id", id))
        // There are only texts and numbers in it, all of which JSON can represent.
        for byte in (try? JSONEncoder.bundle().encode(value)) ?? Data("[]".utf8) {
            // The element ends at the first "</script"; in JSON these bytes occur only inside strings.
            switch byte {
            case UInt8(ascii: "<"): bytes += #"\u003c"#.utf8
            case UInt8(ascii: ">"): bytes += #"\u003e"#.utf8
            case UInt8(ascii: "&"): bytes += #"\u0026"#.utf8
            default: bytes.append(byte)
            }
        }
        markup("</script>\n")
    }
}
