internal import Files
internal import Foundation
internal import Models
internal import Reading

/// What the report shows of one photo: three JPEG files, which hold pixels and nothing else.
struct PagePictures: Codable, Hashable {
    /// Pixels.
    struct Size: Codable, Hashable {
        var width: Int
        var height: Int
    }

    /// What the names of its files begin with.
    var stem: String
    var photo: Size
    var thumbnail: Size
    /// The sheet as it was read; nil when it could not be straightened.
    var sheet: Sheet?

    struct Sheet: Codable, Hashable {
        var size: Size
        /// From points of the upright photo to points of this picture; see `SheetTransform`.
        var matrix: [Double]
    }

    /// Of the file with this, which is written when all the others are whole.
    var facts: String { Self.facts(stem) }
    var photoFile: String { stem + "-photo.jpg" }
    var sheetFile: String { stem + "-sheet.jpg" }
    var thumbnailFile: String { stem + "-small.jpg" }

    static func facts(_ stem: String) -> String { stem + ".json" }

    /// The names of its files.
    var files: [String] { [facts, photoFile, thumbnailFile] + (sheet == nil ? [] : [sheetFile]) }

    /// What an earlier report made of the same photo.
    init?(kept stem: String, in folder: FilePath) {
        guard let bytes = SmallFile.bytes(of: folder.appending(Self.facts(stem)), limit: 4096),
            let kept = try? JSONDecoder().decode(PagePictures.self, from: Data(bytes)), kept.stem == stem,
            kept.sheet.map({ $0.matrix.count == 9 && $0.matrix.allSatisfy(\.isFinite) }) ?? true,
            kept.files.allSatisfy({ FileKind.of(folder.appending($0)) == .file })
        else { return nil }
        self = kept
    }

    init(stem: String, photo: Size, thumbnail: Size, sheet: Sheet?) {
        (self.stem, self.photo, self.thumbnail, self.sheet) = (stem, photo, thumbnail, sheet)
    }
}
