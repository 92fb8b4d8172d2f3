/// An element's opening tag, or an empty element. XML is only made through it, so that nothing is left unescaped.
package struct XMLTag {
    var name: String
    /// The attributes in writing order; those without a value are left out.
    var attributes: KeyValuePairs<String, String?>

    init(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
        self.name = name
        self.attributes = attributes
    }

    var opening: String { "<\(name)\(written)>" }
    var closing: String { "</\(name)>" }
    var empty: String { "<\(name)\(written)/>" }

    /// The element with text content.
    func holding(_ text: String) -> String { opening + Self.escaped(text) + closing }

    private var written: String {
        attributes.map { name, value in value.map { " \(name)=\"\(Self.escaped($0))\"" } ?? "" }.joined()
    }

    /// Text in a form that may stand between tags and in quoted attributes; characters that XML 1.0 can't represent
    /// (https://www.w3.org/TR/xml/#charsets) are left out.
    package static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            // In an attribute, a parser would turn them into spaces.
            case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": continue
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
