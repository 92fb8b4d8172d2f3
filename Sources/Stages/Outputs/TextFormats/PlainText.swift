internal import Models
internal import Pages

/// The lines in reading order, an empty line between blocks.
struct PlainText: TextNotation {
    /// A form feed, as Tesseract writes between pages.
    var separator: String { "\u{C}" }

    func page(_ page: ReadPage, number: Int) -> String { page.text }
}

extension ReadPage {
    /// The lines in reading order, an empty line between blocks.
    package var text: String {
        var text = ""
        var block: Int?
        for line in lines {
            if let block, block != line.block { text += "\n" }
            text += line.text + "\n"
            block = line.block
        }
        return text
    }
}
