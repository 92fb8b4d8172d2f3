internal import Files
internal import Foundation
internal import Menus
internal import Models
internal import Pages

/// Pages that were read before, or drawn without pixels, to be labelled anew.
struct StoredPages {
    struct StoredPage {
        /// The file name of the photo, or of the drawn page.
        var name: String
        /// As it was given.
        var folder: String
        var marked: MarkedPage
        /// What the program that read the page found.
        var dishes: [Dish] = []
    }

    private(set) var pages: [StoredPage] = []
    /// Files that can't be used.
    private(set) var problems: [FilePath] = []

    /// In the order of names: the first page of each bundle in a folder of results, or else the drawn pages.
    ///
    /// - Throws: `unreadable` when the folder can't be listed.
    init(_ folder: FilePath) throws(StageFailure) {
        for entry in try FolderListing.namesAndKinds(in: folder) {
            let path = folder.appending(entry.name)
            switch entry.kind {
            case .folder: read(bundle: path.appending("bundle.json"), folder)
            // Beside a drawn page may lie the list of its dishes.
            case .file where entry.name.display.hasSuffix(".json") && !entry.name.display.hasSuffix(".dishes.json"):
                read(drawn: path, folder)
            default: break
            }
        }
    }

    private mutating func read(bundle path: FilePath, _ folder: FilePath) {
        guard FileKind.of(path) == .file else { return }
        guard let bytes = SmallFile.bytes(of: path, limit: Self.mostBytes),
            let bundle = try? JSONDecoder().decode(MenuBundle.self, from: Data(bytes))
        else {
            problems.append(path)
            return
        }
        guard let read = ReadPage(firstOf: bundle) else { return }
        add(read, name: read.photo.path.split(separator: "/").last.map(String.init) ?? "", folder, bundle.dishes)
    }

    private mutating func read(drawn path: FilePath, _ folder: FilePath) {
        guard let bytes = SmallFile.bytes(of: path, limit: Self.mostBytes),
            let drawn = try? JSONDecoder().decode(DrawnPage.self, from: Data(bytes))
        else {
            problems.append(path)
            return
        }
        let lines = drawn.lines.enumerated().map { number, line in
            let words = line.words.map { word in
                Word(
                    text: word.text,
                    box: word.box.rounded,
                    confidence: 0.95, type: word.type)
            }
            return Line(
                id: number, text: words.map(\.text).joined(separator: " "), box: words.map(\.box).union() ?? Self.point,
                confidence: 0.95, block: 0, words: words, language: drawn.language)
        }
        let photo = PhotoRecord(path: "", sha256: "", width: drawn.photo.width, height: drawn.photo.height)
        add(
            ReadPage(
                photo: photo, metadata: PhotoMetadata(), quality: Self.quality, straightening: Straightening(),
                languages: [], lines: lines),
            name: path.lastComponent.display, folder, [])
    }

    private mutating func add(_ page: ReadPage, name: String, _ folder: FilePath, _ dishes: [Dish]) {
        let marked = Symbols()([NumberedPage(number: 1, page: page)])
        for page in marked.pages {
            pages.append(StoredPage(name: name, folder: folder.display, marked: page, dishes: dishes))
        }
    }

    private static let quality = Quality(brightness: 0.5, contrast: 0.5, sharpness: 10, glare: 0)
    private static let point = Box(x: 0, y: 0, width: 1, height: 1)

    private static let mostBytes = 64 << 20

    private struct DrawnPage: Decodable {
        struct Size: Decodable {
            var width: Int
            var height: Int
        }
        struct Frame: Decodable {
            var x: Double
            var y: Double
            var width: Double
            var height: Double

            /// In whole pixels; what no page is so large for is cut off.
            var rounded: Box {
                func pixels(_ value: Double, from least: Int) -> Int {
                    max(least, Int(max(-1e6, min(1e6, value)).rounded()))
                }
                return Box(
                    x: pixels(x, from: -1_000_000), y: pixels(y, from: -1_000_000), width: pixels(width, from: 1),
                    height: pixels(height, from: 1))
            }
        }
        struct DrawnWord: Decodable {
            var text: String
            var box: Frame
            /// How it is set; nil where the page says nothing of that.
            var type: WordType?
        }
        struct DrawnLine: Decodable {
            var words: [DrawnWord]
        }

        /// A BCP 47 code.
        var language: String?
        var photo: Size
        var lines: [DrawnLine]
    }
}
