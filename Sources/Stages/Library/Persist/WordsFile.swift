internal import Files
internal import Foundation
internal import Models

/// `words.json` beside a menu's `bundle.json`: the words of its lines, where these aren't in the bundle itself.
struct WordsFile: Codable {
    static let name = FilePath("words.json")

    /// The id of the bundle that the words belong to.
    var bundle: String
    /// In page order.
    var pages: [Words]

    struct Words: Codable {
        /// From 1.
        var number: Int
        /// The words of each line, in the order of the page's lines.
        var lines: [[Word]]
    }

    init(of bundle: MenuBundle) {
        self.bundle = bundle.id
        pages = bundle.pages.map { Words(number: $0.number, lines: $0.lines.map(\.words)) }
    }

    /// The words beside a bundle's file; nil when there are none.
    init?(beside file: FilePath) {
        let path = Self.path(beside: file)
        guard let content = SmallFile.bytes(of: path, limit: BundleWriter.sizeLimit),
            let read = try? JSONDecoder().decode(Self.self, from: Data(content))
        else { return nil }
        self = read
    }

    /// Gives a bundle its words back. A line gets none where its text says other words, as where a run was killed
    /// between writing the two files.
    func complete(_ menu: inout MenuBundle) {
        guard bundle == menu.id else { return }
        for (place, words) in zip(menu.pages.indices, pages)
        where words.lines.count == menu.pages[place].lines.count && words.number == menu.pages[place].number {
            for (line, found) in words.lines.enumerated()
            where Self.letters(found.map(\.text)) == Self.letters([menu.pages[place].lines[line].text]) {
                menu.pages[place].lines[line].words = found
            }
        }
    }

    private static func letters(_ texts: [String]) -> String {
        texts.joined().filter { !$0.isWhitespace }
    }

    /// JSON without indentation, and a newline.
    func bytes() throws -> [UInt8] { Array(try JSONEncoder.bundle().encode(self)) + [UInt8(ascii: "\n")] }

    static func path(beside file: FilePath) -> FilePath { file.parent.appending(name) }

    /// Removes the words beside a bundle that doesn't need them. Somebody else's file of that name is kept.
    static func remove(beside file: FilePath) {
        guard WordsFile(beside: file) != nil else { return }
        TemporaryName.remove(path(beside: file))
    }

    /// - Throws: `cannot_write`, also where somebody else's file of that name is in the way.
    static func write(_ content: [UInt8], beside file: FilePath) throws(StageFailure) {
        let path = path(beside: file)
        guard FileKind.of(path) == .missing || WordsFile(beside: file) != nil else {
            throw StageFailure(
                .persist, .cannotWrite,
                "A words.json that is not of this program lies in the menu's folder; rename it, or keep the words in the "
                    + "bundle with --words inline.")
        }
        try AtomicFile.write(content, to: path)
    }
}
