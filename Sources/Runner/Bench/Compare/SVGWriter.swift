internal import Outputs

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
        text += Self.start(tag, attributes) + ">" + XMLTag.escaped(words) + "</\(tag)>\n"
    }

    private static func start(_ tag: StaticString, _ attributes: [Attribute]) -> String {
        attributes.reduce("<\(tag)") { $0 + " \($1.name)=\"\(XMLTag.escaped($1.value))\"" }
    }
}
