internal import Foundation
internal import Models
internal import Reading

/// Makes a picture of a photo that stands in a page itself, as large and good as its share of the page allows. WebP takes
/// half of JPEG's bytes, and every browser since 2020 shows it.
struct DrawInline {
    let decode: Decode

    /// From the best to the least; the last one is taken whatever its size.
    private static let steps: [(side: Int, quality: Int32)] = [
        (1_600, 70), (1_600, 55), (1_400, 50), (1_200, 45), (1_000, 42), (850, 40), (700, 38), (600, 35), (500, 30),
    ]

    /// - Parameter size: of the picture's address, in bytes.
    func callAsFunction(_ photo: LoadedPhoto, within size: Int) throws(StageFailure) -> PagePictures {
        var view = try DrawPictures.within(Self.steps[0].side, try decode.pixels(of: photo))
        var drawn = PagePictures.Size(width: 0, height: 0)
        for (number, step) in Self.steps.enumerated() {
            view = try DrawPictures.within(step.side, view)
            drawn = DrawPictures.size(view)
            guard let bytes = view.webPBytes(quality: step.quality) else { throw DrawPictures.outOfMemory }
            let address = "data:image/webp;base64," + Data(bytes).base64EncodedString()
            guard address.utf8.count <= size || number == Self.steps.count - 1 else { continue }
            var pictures = PagePictures(stem: "", photo: drawn, thumbnail: drawn, sheet: nil)
            pictures.inline = address
            return pictures
        }
        throw DrawPictures.outOfMemory
    }
}
