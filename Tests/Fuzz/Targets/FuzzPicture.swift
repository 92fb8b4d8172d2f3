import Models
import Pages

@testable import Reading

/// A photo's bytes of any format, to upright pixels and to what the header alone says.
func fuzzPicture(_ input: [UInt8]) {
    let photo = LoadedPhoto(path: "fuzz", bytes: input, sha256: "")
    // Few pixels: what is looked for lies in headers and lengths, and a large picture costs a thousand small ones.
    let decode = Decode(limits: PhotoLimits(maxPixels: 200_000, maxBytes: 1 << 20))
    _ = decode.facts(of: photo)
    _ = try? decode(photo)
}

/// What Poppler's programs say of a page.
func fuzzPDFText(_ input: [UInt8]) {
    let text = PDFText(input, scale: 2.5)
    for word in text.lines.joined() { precondition(word.box.width > 0 && word.box.height > 0 && !word.text.isEmpty) }
    _ = text.isBelievable(picture: PDFImages(input).largest)
}

/// An EXIF block from its TIFF header on, down to the place and the time.
func fuzzExif(_ input: [UInt8]) {
    guard let block = ExifBlock(input) else { return }
    if let orientation = block.orientation { precondition((1...8).contains(orientation)) }
    if let coordinate = block.coordinate {
        precondition(abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180)
    }
    _ = block.capturedAt
}
