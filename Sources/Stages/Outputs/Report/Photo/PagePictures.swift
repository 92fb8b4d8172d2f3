internal import Files
internal import Foundation
internal import Models
internal import Reading

/// What the report shows of one photo: two or three JPEG files that contain only pixels.
struct PagePictures: Codable, Hashable {
    /// Pixels.
    struct Size: Codable, Hashable {
        var width: Int
        var height: Int
    }

    /// The beginning of its file names.
    var stem: String
    var photo: Size
    var thumbnail: Size
    /// The sheet as it was read; nil when nobody asked for it, or it could not be straightened.
    var sheet: Sheet?
    /// The photo's picture as a `data:` address, where pages hold it themselves; else nil.
    var inline: String?

    struct Sheet: Codable, Hashable {
        var size: Size
        /// The map from points of the upright photo to points of this picture; see `SheetTransform`.
        var matrix: [Double]
    }

    /// The file for these facts, which is written once all the others are complete.
    var facts: String { Self.facts(stem) }
    var photoFile: String { stem + "-photo.jpg" }
    var sheetFile: String { stem + "-sheet.jpg" }
    var thumbnailFile: String { stem + "-small.jpg" }

    static func facts(_ stem: String) -> String { stem + ".json" }

    enum CodingKeys: String, CodingKey { case stem, photo, thumbnail, sheet }

    enum Kind { case photo, sheet }

    /// Where the page of a menu finds it.
    func address(of kind: Kind) -> String {
        switch kind {
        case .photo: inline ?? "../\(ReportFolder.pictures)/\(photoFile)"
        case .sheet: "../\(ReportFolder.pictures)/\(sheetFile)"
        }
    }

    /// The names of its files.
    var files: [String] { [facts, photoFile, thumbnailFile] + (sheet == nil ? [] : [sheetFile]) }

    /// Takes what an earlier report made of the same photo.
    init?(kept stem: String, in folder: FilePath) {
        guard let bytes = SmallFile.bytes(of: folder.appending(Self.facts(stem)), limit: 4096),
            let kept = try? JSONDecoder().decode(PagePictures.self, from: Data(bytes)), kept.stem == stem,
            kept.sheet.map({ $0.matrix.count == 9 && $0.matrix.allSatisfy(\.isFinite) }) ?? true,
            kept.files.allSatisfy({ FileKind.of(folder.appending($0)) == .file })
        else { return nil }
        self = kept
    }

    var withoutSheet: PagePictures {
        var pictures = self
        pictures.sheet = nil
        return pictures
    }

    /// What takes a picture's place while it is found out how much room there is for it.
    init(placeholderOf photo: PhotoRecord) {
        let size = Size(width: max(1, photo.width), height: max(1, photo.height))
        self.init(stem: "", photo: size, thumbnail: size, sheet: nil)
        inline = ""
    }

    init(stem: String, photo: Size, thumbnail: Size, sheet: Sheet?) {
        (self.stem, self.photo, self.thumbnail, self.sheet) = (stem, photo, thumbnail, sheet)
    }
}
