import Models
import Pages

@testable import Reading

/// Sheets made by the test.
enum TestSheet {
    static func blank(width: Int = 400, height: Int = 300) throws -> Sheet {
        let pixels = [UInt8](repeating: 240, count: width * height)
        return Sheet(
            pix: try TestPicture.require(Pix(greyPixels: pixels, width: width, height: height)), transform: .identity,
            photo: PhotoRecord(path: "blank", sha256: "", width: width, height: height), metadata: PhotoMetadata(),
            quality: Quality(brightness: 1, contrast: 0, sharpness: 0, glare: 0), straightening: Straightening())
    }
}
