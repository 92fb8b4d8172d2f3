internal import Models

/// The beginning and end of every page of a report.
struct ReportFrame {
    /// The part of the report that a page belongs to.
    enum Part: CaseIterable {
        case menus, photos, run

        var file: String {
            switch self {
            case .menus: "index.html"
            case .photos: "photos.html"
            case .run: "run.html"
            }
        }

        var word: String {
            switch self {
            case .menus: "Menus"
            case .photos: "Photos"
            case .run: "Run"
            }
        }
    }

    var title: String
    var part: Part
    /// The path from the page to the report's folder: empty, or "../".
    var home = ""
    /// The target of the page's first link, which skips what is the same on each page.
    var mainTarget = "main"

    /// Only the report's own files are ever loaded, no inline script runs, and nothing is sent anywhere: a text from a
    /// photo could do no harm even if it got into the markup.
    static let policy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"

    func page(_ body: (inout HTMLWriter) -> Void) -> [UInt8] {
        var html = HTMLWriter()
        html.markup("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        html.open("meta", ("http-equiv", "Content-Security-Policy"), ("content", Self.policy))
        html.markup("\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        html.markup("<meta name=\"referrer\" content=\"no-referrer\">\n<meta name=\"robots\" content=\"noindex\">\n")
        html.element("title", text: title)
        html.open("link", ("rel", "stylesheet"), ("href", home + "report.css"))
        html.open("script", ("src", home + "report.js"), ("defer", ""))
        html.markup("</script>\n</head>\n<body>\n")
        html.element("a", ("class", "skip"), ("href", "#" + mainTarget), text: "Skip to the content")
        html.markup("\n<header><nav aria-label=\"Parts of the report\"><ul>")
        for part in Part.allCases {
            html.markup("<li>")
            html.element(
                "a", ("href", home + part.file), ("aria-current", part == self.part ? "true" : nil), text: part.word)
            html.markup("</li>")
        }
        html.markup("</ul></nav></header>\n<main id=\"main\" tabindex=\"-1\">\n")
        body(&html)
        html.markup("</main>\n<footer><p>")
        html.text("A result is a hint, never a guarantee: with an allergy, always ask the staff.")
        html.markup("</p></footer>\n</body>\n</html>\n")
        return html.bytes
    }
}
