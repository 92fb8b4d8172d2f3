public import Models

/// Ink on a page that stands as the crosses, dots or ticks of a table do: alike signs in rows and columns beside words.
///
/// Whether it is a table of allergens, and what its columns say, can only be told from the words above it.
public struct SignTable: Codable, Sendable, Hashable {
    /// From top to bottom, and from left to right in a row.
    public var signs: [TableSign]
    /// Texts above the signs that run upwards or downwards, each as one word, with boxes as those of the signs.
    public var turned: [Word]

    package init(signs: [TableSign], turned: [Word] = []) {
        self.signs = signs
        self.turned = turned
    }

    /// The table with all its boxes taken elsewhere.
    package func moved(_ move: (Box) -> Box) -> SignTable {
        var table = self
        for index in table.signs.indices { table.signs[index].box = move(table.signs[index].box) }
        for index in table.turned.indices { table.turned[index].box = move(table.turned[index].box) }
        return table
    }
}

/// A sign in a cell of a table.
public struct TableSign: Codable, Sendable, Hashable {
    /// In the photo, or on the level page where the table is that of `LevelBoxes`.
    public var box: Box
    /// Whether it looks like most of the table's signs. Another sign may mean something else, as a circle beside dots
    /// does.
    public var isUsual: Bool

    package init(box: Box, isUsual: Bool = true) {
        self.box = box
        self.isUsual = isUsual
    }
}
