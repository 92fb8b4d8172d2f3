internal import Files
internal import Foundation
internal import Models
internal import Pages
internal import Reading

/// Makes a report's pictures, once for each photo.
///
/// They are redrawn from the pixels, so they contain nothing else that a photo's file holds, such as its place.
struct DrawPictures {
    /// The longer side in pixels, enough to read small print when zooming in on a phone.
    static let longSide = 1_600
    static let thumbnailSide = 320
    static let quality: Int32 = 78
    /// To be raised when pictures of the same photo come out differently.
    static let version = 3

    /// The folder for the files.
    let folder: FilePath
    let decode: Decode
    /// Whether each sheet is drawn too, which takes longer than the rest.
    let drawsSheets: Bool

    /// - Parameter page: what the bundle says about this photo.
    func callAsFunction(_ photo: LoadedPhoto, page: Page) throws(StageFailure) -> PagePictures {
        let stem = Self.stem(of: photo.sha256)
        let wanted = drawsSheets ? page.straightening : nil
        if let kept = PagePictures(kept: stem, in: folder), kept.sheet != nil || wanted == nil {
            return drawsSheets ? kept : kept.withoutSheet
        }
        let picture = try decode(photo)
        let view = try Self.within(Self.longSide, picture.pix)
        let small = try Self.within(Self.thumbnailSide, view)
        var pictures = PagePictures(
            stem: stem, photo: Self.size(view), thumbnail: Self.size(small), sheet: nil)
        try write(view, to: pictures.photoFile)
        try write(small, to: pictures.thumbnailFile)
        if let quality = page.quality, let wanted {
            pictures.sheet = try sheet(of: picture, quality: quality, wanted, to: pictures.sheetFile)
        }
        let facts = (try? JSONEncoder.bundle().encode(pictures)).map(Array.init) ?? []
        try AtomicFile.write(unsynced: facts, to: folder.appending(pictures.facts))
        return pictures
    }

    /// The beginning of its file names; the first 80 bits of SHA-256 distinguish any two photos.
    private static func stem(of hash: String) -> String { "\(hash.prefix(20))-\(version)" }

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
