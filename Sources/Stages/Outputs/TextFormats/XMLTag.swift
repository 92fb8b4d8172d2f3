/// An element's opening tag, or an empty element; the only way XML is made here, so that nothing goes in unescaped.
struct XMLTag {
    var name: String
    /// In the order they are written; those without a value are left out.
    var attributes: KeyValuePairs<String, String?>

    init(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
        self.name = name
        self.attributes = attributes
    }

    var opening: String { "<\(name)\(written)>" }
    var closing: String { "</\(name)>" }
    var empty: String { "<\(name)\(written)/>" }

    /// The element with text in it.
    func holding(_ text: String) -> String { opening + Self.escaped(text) + closing }

    private var written: String {
        attributes.map { name, value in value.map { " \(name)=\"\(Self.escaped($0))\"" } ?? "" }.joined()
    }

    /// Text as it may stand between tags and in quoted attributes; characters that XML 1.0 has no way to write
    /// (https://www.w3.org/TR/xml/#charsets) are left out.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            // A parser would make spaces of them in an attribute.
            case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": continue
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
