package import Pages

/// A document in the making: what to write next as pages come in.
///
/// Coordinates are pixels of the upright photo, origin top left. A photo that failed is left out and leaves a gap in
/// the numbers: the document never says of it that it shows no text.
package struct TextDocument: Sendable {
    private let notation: any TextNotation
    private var pages = 0

    /// - Parameters:
    ///   - photos: the names of all photos that will be tried, in order.
    ///   - version: of the program, for the formats that name it.
    package init(format: TextFormat, photos: [String], version: String) {
        notation = format.notation(photos: photos, version: version)
    }

    /// What the document goes on with for a page.
    ///
    /// - Parameter number: the photo's place among those tried, from 1.
    package mutating func adding(_ page: ReadPage, number: Int) -> String {
        let start = pages == 0 ? notation.head : notation.separator
        pages += 1
        return start + notation.page(page, number: number)
    }

    /// The end. A document of no pages is empty where the format doesn't allow any such.
    package var end: String {
        if pages > 0 { return notation.foot }
        return notation.allowsNoPages ? notation.head + notation.foot : ""
    }
}
