internal import Files
internal import Foundation
package import Models
internal import Pages
package import Reading

/// Makes a report's pictures, once for each photo.
///
/// They are redrawn from the pixels, so they contain nothing else that a photo's file holds, such as its place.
package struct DrawPictures: Sendable {
    /// The longer side in pixels, enough to read small print when zooming in on a phone.
    static let longSide = 1_600
    static let thumbnailSide = 320
    static let quality: Int32 = 78
    /// To be raised when pictures of the same photo come out differently.
    static let version = 3

    /// The folder for the files.
    private let folder: FilePath
    private let decode: Decode
    /// Whether each sheet is drawn too, which takes longer than the rest.
    private let drawsSheets: Bool

    init(folder: FilePath, decode: Decode, drawsSheets: Bool) {
        (self.folder, self.decode, self.drawsSheets) = (folder, decode, drawsSheets)
    }

    /// For photos that are decoded anyway.
    package init(in report: ReportFolder) {
        self.init(folder: report.picturesFolder, decode: Decode(readsLocation: false), drawsSheets: false)
    }

    /// Draws a photo that was just decoded, unless its pictures are there.
    ///
    /// - Throws: `cannot_write`, or `engine` without memory.
    package func callAsFunction(_ picture: borrowing Picture) throws(StageFailure) {
        let stem = Self.stem(of: picture.photo.sha256)
        if PagePictures(kept: stem, in: folder) == nil { try keep(try views(of: picture.pix, stem)) }
    }

    /// - Parameter page: what the bundle says about this photo.
    func callAsFunction(_ photo: LoadedPhoto, page: Page) throws(StageFailure) -> PagePictures {
        let stem = Self.stem(of: photo.sha256)
        let wanted = drawsSheets ? page.straightening : nil
        if let kept = PagePictures(kept: stem, in: folder), kept.sheet != nil || wanted == nil {
            return drawsSheets ? kept : kept.withoutSheet
        }
        var pictures: PagePictures
        if let quality = page.quality, let wanted {
            let picture = try decode(photo)
            pictures = try views(of: picture.pix, stem)
            pictures.sheet = try sheet(of: picture, quality: quality, wanted, to: pictures.sheetFile)
        } else {
            pictures = try views(of: try decode.pixels(of: photo), stem)
        }
        try keep(pictures)
        return pictures
    }

    /// Notes that all pictures of a photo are there.
    private func keep(_ pictures: PagePictures) throws(StageFailure) {
        let facts = (try? JSONEncoder.bundle().encode(pictures)).map(Array.init) ?? []
        try AtomicFile.write(unsynced: facts, to: folder.appending(pictures.facts))
    }

    /// The beginning of its file names; the first 80 bits of SHA-256 distinguish any two photos.
    private static func stem(of hash: String) -> String { "\(hash.prefix(20))-\(version)" }

    private func views(of pix: borrowing Pix, _ stem: String) throws(StageFailure) -> PagePictures {
        let view = try Self.within(Self.longSide, pix)
        let small = try Self.within(Self.thumbnailSide, view)
        let pictures = PagePictures(stem: stem, photo: Self.size(view), thumbnail: Self.size(small), sheet: nil)
        try write(view, to: pictures.photoFile)
        try write(small, to: pictures.thumbnailFile)
        return pictures
    }

    private func sheet(
        of picture: consuming Picture, quality: Quality, _ wanted: Straightening, to file: String
    ) throws(StageFailure) -> PagePictures.Sheet? {
        var sheet = try Straighten(byShape: false)(picture, quality: quality)
        // How it is turned may have been found by reading it.
        guard sheet.turn(as: wanted) else { throw Self.outOfMemory }
        let view = try Self.within(Self.longSide, sheet.pix)
        let scale = Double(view.width) / Double(max(1, sheet.pix.width))
        guard let inverse = sheet.transform.inverse else { return nil }
        try write(view, to: file)
        return PagePictures.Sheet(size: Self.size(view), matrix: SheetTransform.scale(scale).after(inverse).matrix)
    }

    private func write(_ pix: borrowing Pix, to name: String) throws(StageFailure) {
        guard let bytes = pix.jpegBytes(quality: Self.quality) else { throw Self.outOfMemory }
        try AtomicFile.write(unsynced: bytes, to: folder.appending(name))
    }

    static func within(_ side: Int, _ pix: borrowing Pix) throws(StageFailure) -> Pix {
        let factor = min(1, Double(side) / Double(max(1, max(pix.width, pix.height))))
        guard let scaled = pix.softlyScaled(by: factor) else { throw outOfMemory }
        return scaled
    }

    static func size(_ pix: borrowing Pix) -> PagePictures.Size {
        PagePictures.Size(width: pix.width, height: pix.height)
    }

    static let outOfMemory = StageFailure(
        .persist, .engine, "There is not enough memory to draw this picture; give fewer --jobs.")
}
