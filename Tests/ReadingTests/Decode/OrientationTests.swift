import Models
import Reading
import Testing

struct OrientationTests {
    private func expectUpright(_ bytes: [UInt8], orientation: Int?) throws {
        let picture = try Decode()(LoadedPhoto(path: "p", bytes: bytes, sha256: ""))
        let isUpright = TestPicture.isUpright(picture.pix)
        #expect(isUpright)
        #expect(picture.photo.width == 48)
        #expect(picture.photo.height == 32)
        let turned = (orientation ?? 1) >= 5
        #expect(picture.photo.storedWidth == (turned ? 32 : 48))
        #expect(picture.photo.storedHeight == (turned ? 48 : 32))
        #expect(picture.photo.orientation == orientation)
        #expect(picture.reduction == 1)
    }

    private func block(_ orientation: Int, littleEndian: Bool = true) -> [UInt8] {
        var exif = ExifBuilder(littleEndian: littleEndian)
        exif.main = [exif.shorts(0x0112, orientation)]
        return exif.block
    }

    @Test(arguments: TestPicture.Coding.allCases, [false, true])
    func everyFormatWithoutOrientation(coding: TestPicture.Coding, colour: Bool) throws {
        // Leptonica's TIFF writer sets the tag.
        try expectUpright(
            TestPicture().file(coding, colour: colour), orientation: coding == .tiff ? 1 : nil)
    }

    @Test(arguments: 1...8, [true, false])
    func jpeg(orientation: Int, littleEndian: Bool) throws {
        let file = TestPicture(orientation: orientation).file(.jpeg, colour: true)
        try expectUpright(
            ExifCarrier.jpeg(file, block(orientation, littleEndian: littleEndian)), orientation: orientation)
    }

    @Test(arguments: 1...8)
    func png(orientation: Int) throws {
        let file = TestPicture(orientation: orientation).file(.png)
        try expectUpright(ExifCarrier.png(file, "eXIf", block(orientation)), orientation: orientation)
    }

    @Test(arguments: 1...8, [[], Array("Exif\0\0".utf8)])
    func webp(orientation: Int, prefix: [UInt8]) throws {
        let stored = TestPicture(orientation: orientation)
        let file = ExifCarrier.webp(
            stored.file(.webp), prefix + block(orientation), width: stored.width, height: stored.height)
        try expectUpright(file, orientation: orientation)
    }

    @Test(arguments: 1...8, [1, 3])
    func tiff(orientation: Int, samples: Int) throws {
        var tiff = TIFFFile.builder(TestPicture(orientation: orientation), samples: samples)
        tiff.main.append(tiff.shorts(0x0112, orientation))
        try expectUpright(tiff.block, orientation: orientation)
    }

    /// Tags that say nothing: out of range, of another type, or with two values.
    enum BadTag: CaseIterable {
        case zero, nine, largest, long, text, two

        func entry(_ exif: ExifBuilder) -> ExifBuilder.Entry {
            switch self {
            case .zero: exif.shorts(0x0112, 0)
            case .nine: exif.shorts(0x0112, 9)
            case .largest: exif.shorts(0x0112, 65_535)
            case .long: exif.long(0x0112, 6)
            case .text: exif.text(0x0112, "6")
            case .two: exif.shorts(0x0112, 6, 6)
            }
        }
    }

    @Test(arguments: BadTag.allCases, [TestPicture.Coding.jpeg, .png, .webp])
    func badTagsAreIgnored(tag: BadTag, coding: TestPicture.Coding) throws {
        var exif = ExifBuilder()
        exif.main = [tag.entry(exif)]
        let file = TestPicture().file(coding)
        let tagged =
            switch coding {
            case .jpeg: ExifCarrier.jpeg(file, exif.block)
            case .png: ExifCarrier.png(file, "eXIf", exif.block)
            default: ExifCarrier.webp(file, exif.block, width: TestPicture.width, height: TestPicture.height)
            }
        try expectUpright(tagged, orientation: nil)
    }

    @Test(arguments: [BadTag.zero, .nine, .largest])
    func badTagsOfTIFFAreIgnored(tag: BadTag) throws {
        var tiff = TIFFFile.builder(TestPicture(), samples: 1)
        tiff.main.append(tag.entry(tiff))
        try expectUpright(tiff.block, orientation: nil)
    }
}

/// Uncompressed TIFF files of one strip.
enum TIFFFile {
    /// - Parameters:
    ///   - samples: 1 grey, 3 colour, 4 colour with alpha.
    ///   - bits: 8 or 16 a sample.
    static func builder(_ picture: TestPicture, samples: Int, bits: Int = 8, littleEndian: Bool = true) -> ExifBuilder {
        var tiff = ExifBuilder(littleEndian: littleEndian)
        tiff.strip = picture.pixels.flatMap { grey in
            (0..<samples).flatMap { sample in
                tiff.number(sample == 3 ? 255 : bits == 16 ? Int(grey) * 257 : Int(grey), bits / 8)
            }
        }
        var depths = tiff.shorts(0x0102, bits)
        depths.count = samples
        depths.content = (0..<samples).flatMap { _ in tiff.number(bits, 2) }
        tiff.main = [
            tiff.long(0x0100, picture.width), tiff.long(0x0101, picture.height), depths, tiff.shorts(0x0103, 1),
            tiff.shorts(0x0106, samples == 1 ? 1 : 2), tiff.shorts(0x0115, samples),
            tiff.long(0x0116, picture.height), tiff.long(0x0117, tiff.strip.count),
        ]
        return tiff
    }
}
