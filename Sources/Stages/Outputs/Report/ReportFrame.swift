internal import Files
internal import Foundation
internal import Models
internal import Pages
internal import Tables

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

        func name(in words: Wording) -> String {
            switch self {
            case .menus: words[.menus]
            case .photos: words[.photos]
            case .run: words[.runs]
            }
        }
    }

    var title: String
    /// Nil for a page that stands alone, with its looks, its script and its pictures in it.
    var part: Part?
    var words: Wording
    /// The path from the page to the report's folder: empty, or "../".
    var home = ""
    /// The target of the page's first link, which skips what is the same on each page.
    var mainTarget = "main"

    /// Only the report's own files are ever loaded, no inline script runs, and nothing is sent anywhere: a text from a
    /// photo could do no harm even if it got into the markup. On a page that stands alone, the only script and looks that
    /// count are those with the hashes of the program's own.
    private var policy: String {
        let script = part == nil ? "'\(ReportAsset.script.hash)'" : "'self'"
        let style = part == nil ? "'\(ReportAsset.style.hash)'" : "'self'"
        let images = part == nil ? "data:" : "'self'"
        return "default-src 'none'; script-src \(script); style-src \(style); img-src \(images); base-uri 'none'; "
            + "form-action 'none'"
    }

    func page(_ body: (inout HTMLWriter) -> Void) -> [UInt8] {
        var html = HTMLWriter()
        begin(&html)
        body(&html)
        end(&html)
        return html.bytes
    }

    /// What stands before a page's own content.
    func begin(_ html: inout HTMLWriter) {
        html.markup("<!doctype html>\n")
        html.open("html", ("lang", words.language), ("dir", words.isRightToLeft ? "rtl" : "ltr"))
        html.markup("\n<head>\n<meta charset=\"utf-8\">\n")
        html.open("meta", ("http-equiv", "Content-Security-Policy"), ("content", policy))
        html.markup("\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        html.markup("<meta name=\"referrer\" content=\"no-referrer\">\n<meta name=\"robots\" content=\"noindex\">\n")
        html.element("title", text: title)
        if part == nil {
            html.markup("<style>")
            html.asset(.style)
            html.markup("</style>")
        } else {
            html.open("link", ("rel", "stylesheet"), ("href", home + ReportAsset.style.file))
            html.open("script", ("src", home + ReportAsset.script.file), ("defer", ""))
            html.markup("</script>")
        }
        html.markup("\n</head>\n<body>\n")
        html.element("a", ("class", "skip"), ("href", "#" + mainTarget), text: words[.skip])
        if let part { navigation(part, &html) }
        html.markup("\n<main id=\"main\" tabindex=\"-1\">\n")
    }

    /// What stands behind it.
    func end(_ html: inout HTMLWriter) {
        html.markup("</main>\n<footer><p>")
        html.text(words[.hint])
        html.markup("</p></footer>\n")
        if part == nil {
            html.markup("<script>")
            html.asset(.script)
            html.markup("</script>\n")
        }
        html.markup("</body>\n</html>\n")
    }

    private func navigation(_ part: Part, _ html: inout HTMLWriter) {
        html.markup("\n<header>")
        html.open("nav", ("aria-label", words[.parts]))
        html.markup("<ul>")
        for other in Part.allCases {
            html.markup("<li>")
            html.element(
                "a", ("href", home + other.file), ("aria-current", other == part ? "true" : nil),
                text: other.name(in: words))
            html.markup("</li>")
        }
        html.markup("</ul></nav></header>")
    }
}

/// A file that every page of a report uses.
enum ReportAsset: CaseIterable {
    case style, script

    var file: String {
        switch self {
        case .style: "report.css"
        case .script: "report.js"
        }
    }

    var bytes: [UInt8] {
        switch self {
        case .style: unsafe Array(table_report_css().contents)
        case .script: unsafe Array(table_report_js().contents)
        }
    }

    /// For a page that holds it: without indentation, empty lines and those that are comments.
    var compactBytes: [UInt8] {
        let lines = bytes.split(separator: UInt8(ascii: "\n")).map { $0.drop { $0 == UInt8(ascii: " ") } }
        let kept = lines.filter { line in
            switch self {
            case .style: !(line.starts(with: "/*".utf8) && line.suffix(2).elementsEqual("*/".utf8))
            case .script: !["//", "/**", "*"].contains { line.starts(with: $0.utf8) }
            }
        }
        return Array(kept.filter { !$0.isEmpty }.joined(separator: [UInt8(ascii: "\n")]))
    }

    /// Of what a page holds, as a content security policy names it.
    var hash: String { "sha256-" + Data(ContentHash.digest(compactBytes)).base64EncodedString() }
}
