/// A drawing, written from its start to its end; whatever a file or an item is called, is escaped.
struct SVGWriter {
    private(set) var text = ""

    typealias Attribute = (name: StaticString, value: String)

    mutating func open(_ tag: StaticString, _ attributes: Attribute...) {
        text += Self.start(tag, attributes) + ">\n"
    }

    mutating func close(_ tag: StaticString) {
        text += "</\(tag)>\n"
    }

    /// An element without content.
    mutating func mark(_ tag: StaticString, _ attributes: Attribute...) {
        text += Self.start(tag, attributes) + "/>\n"
    }

    mutating func element(_ tag: StaticString, _ attributes: Attribute..., text words: String) {
        text += Self.start(tag, attributes) + ">" + Self.escaped(words) + "</\(tag)>\n"
    }

    private static func start(_ tag: StaticString, _ attributes: [Attribute]) -> String {
        attributes.reduce("<\(tag)") { $0 + " \($1.name)=\"\(escaped($1.value))\"" }
    }

    /// Control characters, which XML forbids, become U+FFFD.
    private static func escaped(_ words: String) -> String {
        var escaped = ""
        for scalar in words.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\u{0}"..<" ", "\u{FFFE}"..."\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
