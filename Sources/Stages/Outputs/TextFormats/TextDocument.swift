package import Pages

/// A document being written: tells what to write next as pages come in.
///
/// Coordinates are pixels of the upright photo, with the origin at the top left. A photo that failed is left out and
/// leaves a gap in the numbers, so that the document never claims that it shows no text.
package struct TextDocument: Sendable {
    private let notation: any TextNotation
    private var pages = 0

    /// - Parameters:
    ///   - photos: the names of all photos that will be tried, in order.
    ///   - version: the version of the program, for the formats that state it.
    package init(format: TextFormat, photos: [String], version: String) {
        notation = format.notation(photos: photos, version: version)
    }

    /// The text that continues the document with a page.
    ///
    /// - Parameter number: the photo's place among those tried, from 1.
    package mutating func adding(_ page: ReadPage, number: Int) -> String {
        let start = pages == 0 ? notation.head : notation.separator
        pages += 1
        return start + notation.page(page, number: number)
    }

    /// The end. A document without pages is empty where the format requires at least one.
    package var end: String {
        if pages > 0 { return notation.foot }
        return notation.allowsNoPages ? notation.head + notation.foot : ""
    }
}
