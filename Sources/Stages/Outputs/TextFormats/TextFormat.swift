internal import Pages

/// The formats for the text of photos.
package enum TextFormat: String, Sendable, CaseIterable {
    /// Only the lines, with an empty line between blocks and a form feed between photos.
    case text
    /// The table that `tesseract … tsv` outputs.
    case tsv
    /// hOCR 1.2: XHTML with boxes, http://kba.github.io/hocr-spec/1.2/.
    case hocr
    /// ALTO 4.4: the Library of Congress's XML, https://www.loc.gov/standards/alto/.
    case alto
    /// One object with everything that was read; see `JSONText`.
    case json

    /// The extension of a file's name, without the point.
    package var fileExtension: String {
        switch self {
        case .text: "txt"
        case .tsv, .hocr, .json: rawValue
        case .alto: "alto.xml"
        }
    }

    /// - Parameters:
    ///   - photos: the names of all photos that will be tried, in order.
    ///   - version: the program's.
    func notation(photos: [String], version: String) -> any TextNotation {
        switch self {
        case .text: PlainText()
        case .tsv: TSVText()
        case .hocr: HOCRText(version: version)
        case .alto: ALTOText(photos: photos, version: version)
        case .json: JSONText(version: version)
        }
    }
}

/// One format's way to write pages: a head, page after page, a foot. No part needs to know any page but its own, so
/// that a document of any length is written a page at a time.
protocol TextNotation: Sendable {
    /// Whether a document without any page is valid.
    var allowsNoPages: Bool { get }
    var head: String { get }
    var foot: String { get }
    /// The text between two pages.
    var separator: String { get }

    /// - Parameter number: the photo's place among those tried, from 1; photos that failed leave gaps.
    func page(_ page: ReadPage, number: Int) -> String
}

extension TextNotation {
    var allowsNoPages: Bool { true }
    var head: String { "" }
    var foot: String { "" }
    var separator: String { "" }
}
