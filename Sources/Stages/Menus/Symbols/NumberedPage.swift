public import Pages

/// A page that was read, with its place in the menu; pages that failed leave a gap in the numbering.
public struct NumberedPage: Codable, Sendable, Hashable {
    /// The page's place in the menu, from 1.
    public var number: Int
    public var page: ReadPage

    public init(number: Int, page: ReadPage) {
        self.number = number
        self.page = page
    }
}
