import CLeptonica
import Foundation
import Models
import Testing

@testable import Reading

/// Depths, palettes, alpha and colour models all become 8-bit grey or 32-bit RGB on white.
struct PixelKindTests {
    private func decoded(_ bytes: [UInt8]) throws -> Picture {
        try Decode()(LoadedPhoto(path: "p", bytes: bytes, sha256: ""))
    }

    private func expectUpright(_ bytes: [UInt8], depth: Int, within tolerance: Int = 1) throws {
        let picture = try decoded(bytes)
        let isUpright = TestPicture.isUpright(picture.pix, within: tolerance)
        let found = picture.pix.depth
        #expect(isUpright)
        #expect(found == depth)
    }

    /// The grey in the middle of the top left quarter.
    private func corner(_ bytes: [UInt8]) throws -> Int {
        let picture = try decoded(bytes)
        return Int(try TestPicture.require(picture.pix.grey()).greyRow(8)[12])
    }

    @Test(arguments: [1, 3], [true, false]) func tiffOf16Bits(samples: Int, littleEndian: Bool) throws {
        let tiff = TIFFFile.builder(TestPicture(), samples: samples, bits: 16, littleEndian: littleEndian)
        try expectUpright(tiff.block, depth: samples == 1 ? 8 : 32)
    }

    @Test func pngOf16Bits() throws {
        let deep = try unsafe TestPicture.require(Reading.Pix(adopting: pixCreate(48, 32, 16)))
        for (index, grey) in TestPicture().pixels.enumerated() {
            _ = unsafe pixSetPixel(deep.unsafePointer, Int32(index % 48), Int32(index / 48), UInt32(grey) * 257)
        }
        try expectUpright(TestPicture.encoded(deep, .png), depth: 8)
    }

    @Test func pngOfOneBitAndPalette() throws {
        let grey = try TestPicture.require(Reading.Pix(greyPixels: TestPicture().pixels, width: 48, height: 32))
        let ink = try unsafe TestPicture.require(Reading.Pix(adopting: pixConvertTo1(grey.unsafePointer, 128)))
        #expect(try corner(TestPicture.encoded(ink, .png)) == 0)
        let palette = try unsafe TestPicture.require(Reading.Pix(adopting: pixConvertTo8(grey.unsafePointer, 1)))
        let file = TestPicture.encoded(palette, .png)
        #expect(ByteReader(file).byte(at: 25) == 3)
        try expectUpright(file, depth: 8)
    }

    @Test(arguments: [TestPicture.Coding.png, .webp]) func alphaLiesOverWhite(coding: TestPicture.Coding) throws {
        let grey = try TestPicture.require(Reading.Pix(greyPixels: TestPicture().pixels, width: 48, height: 32))
        let colour = try unsafe TestPicture.require(Reading.Pix(adopting: pixConvertTo32(grey.unsafePointer)))
        let alpha = try TestPicture.require(
            Reading.Pix(greyPixels: [UInt8](repeating: 0, count: 48 * 32), width: 48, height: 32))
        _ = unsafe pixSetRGBComponent(colour.unsafePointer, alpha.unsafePointer, Int32(L_ALPHA_CHANNEL))
        _ = unsafe pixSetSpp(colour.unsafePointer, 4)
        #expect(try corner(TestPicture.encoded(colour, coding)) == 255)
    }

    @Test func greyPNGWithTransparentValueKeepsTheRest() throws {
        let file = ExifCarrier.png(TestPicture().file(.png), "tRNS", [0, 30])
        let picture = try decoded(file)
        let row = picture.pix.greyRow(8)
        #expect(row[12] == 255)
        #expect(row[36] == 100)
    }

    @Test func cmykJPEGWithAdobeMarker() throws {
        let file = try #require(Data(base64Encoded: Self.cmykJPEG))
        try expectUpright(Array(file), depth: 32, within: 12)
    }

    @Test func cmykJPEGWithoutAdobeMarkerIsRefused() throws {
        var file = Array(try #require(Data(base64Encoded: Self.cmykJPEG)))
        file.removeSubrange(2..<18)
        let failure = #expect(throws: StageFailure.self) { _ = try decoded(file) }
        #expect(failure?.code == .unsupported)
    }

    @Test func largeJPEGIsReducedButKeepsItsSize() throws {
        let photo = LoadedPhoto(path: "p", bytes: TestPicture().file(.jpeg), sha256: "")
        for (side, reduction) in [(49, 1), (25, 1), (24, 2), (12, 4), (6, 8), (1, 8)] {
            let picture = try Decode(readingSide: side)(photo)
            let isUpright = TestPicture.isUpright(picture.pix)
            #expect(isUpright)
            #expect(picture.reduction == reduction)
            let size = [picture.pix.width, picture.pix.height]
            #expect(size == [48 / reduction, 32 / reduction])
            #expect(picture.photo.width == 48)
            #expect(picture.photo.height == 32)
        }
    }

    @Test(arguments: [false, true]) func bitmapOf32Bits(topDown: Bool) throws {
        var pixels: [UInt8] = []
        let rows = topDown ? Array(0..<32) : (0..<32).reversed()
        for y in rows {
            for x in 0..<48 { pixels += [0, 0, TestPicture.grey(x, y), 0] }
        }
        let size = ExifCarrier.little(48, 4) + ExifCarrier.little(topDown ? -32 : 32, 4)
        let format = ExifCarrier.little(1, 2) + ExifCarrier.little(32, 2) + ExifCarrier.little(0, 4)
        // A size that isn't quite right, and bytes behind the end, as programs write them.
        let rest = ExifCarrier.little(pixels.count + 2, 4) + [UInt8](repeating: 0xFF, count: 8)
        let header = ExifCarrier.little(40, 4) + size + format + rest + [UInt8](repeating: 0, count: 8)
        let start = Array("BM".utf8) + [UInt8](repeating: 0, count: 8) + ExifCarrier.little(54, 4)
        let picture = try decoded(start + header + pixels + [0, 0])
        var red: Int32 = 0
        var blue: Int32 = 0
        _ = unsafe pixGetRGBPixel(picture.pix.unsafePointer, 12, 24, &red, nil, &blue)
        #expect([red, blue] == [170, 0])
    }

    /// The four quarters as CMYK with Adobe's marker, made with Pillow.
    private static let cmykJPEG = """
        /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJTUjI+Wm\
        FaUGBKUVJP/8AAFAgAIAAwBEMRAE0RAFkRAEsRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAAGB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAO\
        BEMATQBZAEsAAD8Ag0Gg2nAAAq1WqwAAEolEoAAAq1WqwAAFWq1WAAAq1WqwAAEolEoAAAq1WqwAAH//2Q==
        """
}
