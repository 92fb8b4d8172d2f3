import CLeptonica
import Models
import Testing

@testable import Reading

/// Of animations and multi-page files the first frame counts, at its place on the canvas.
struct FirstFrameTests {
    private func decoded(_ bytes: [UInt8]) throws -> Picture {
        try Decode()(LoadedPhoto(path: "p", bytes: bytes, sha256: ""))
    }

    private func webp(frame: [UInt8], x: Int, y: Int, width: Int, height: Int, canvas: (Int, Int)) -> [UInt8] {
        func little(_ value: Int, _ count: Int) -> [UInt8] { ExifCarrier.little(value, count) }
        func animation(_ picture: [UInt8], _ x: Int, _ y: Int) -> [UInt8] {
            let place = little(x / 2, 3) + little(y / 2, 3) + little(width - 1, 3) + little(height - 1, 3)
            return ExifCarrier.chunk("ANMF", place + little(100, 3) + [0] + picture.dropFirst(12))
        }
        let header = [0x02, 0, 0, 0] + little(canvas.0 - 1, 3) + little(canvas.1 - 1, 3)
        let turned = TestPicture(orientation: 3).file(.webp)
        let body = ExifCarrier.chunk("VP8X", header) + ExifCarrier.chunk("ANIM", [0, 0, 0, 0, 0, 0])
        return ExifCarrier.chunk("RIFF", "WEBP".utf8 + body + animation(frame, x, y) + animation(turned, 0, 0))
    }

    @Test func animatedWebP() throws {
        let file = webp(frame: TestPicture().file(.webp), x: 0, y: 0, width: 48, height: 32, canvas: (48, 32))
        let picture = try decoded(file)
        let isUpright = TestPicture.isUpright(picture.pix)
        #expect(isUpright)
    }

    @Test func webpFrameOnALargerCanvas() throws {
        let file = webp(frame: TestPicture().file(.webp), x: 10, y: 20, width: 48, height: 32, canvas: (100, 60))
        let picture = try decoded(file)
        let grey = try TestPicture.require(picture.pix.grey())
        #expect(picture.photo.width == 100)
        #expect(picture.photo.height == 60)
        #expect(grey.greyRow(0)[0] == 255)
        #expect(grey.greyRow(28)[22] == 30)
        #expect(grey.greyRow(44)[46] == 240)
    }

    @Test(arguments: [(60, 0, 48), (0, 30, 48), (0, 0, 47)])
    func webpFrameThatDoesNotFitIsCorrupt(x: Int, y: Int, width: Int) {
        let file = webp(frame: TestPicture().file(.webp), x: x, y: y, width: width, height: 32, canvas: (100, 60))
        let failure = #expect(throws: StageFailure.self) { _ = try decoded(file) }
        #expect(failure?.code == .corrupt)
    }

    /// The frame (with its colour table in front) of a GIF that Leptonica wrote.
    private func parts(of gif: [UInt8]) throws -> (head: [UInt8], frame: [UInt8]) {
        let table = 3 << (Int(gif[10] & 7) + 1)
        let frame = try #require(gif[(13 + table)...].firstIndex(of: 0x2C))
        return (Array(gif[..<(13 + table)]), Array(gif[frame...].dropLast()))
    }

    @Test func animatedGIFOnALargerCanvas() throws {
        var (head, frame) = try parts(of: TestPicture().file(.gif))
        let (_, second) = try parts(of: TestPicture(orientation: 3).file(.gif))
        head.replaceSubrange(6..<10, with: [100, 0, 60, 0])
        frame.replaceSubrange(1..<5, with: [10, 0, 20, 0])
        let picture = try decoded(head + frame + second + [0x3B])
        let grey = try TestPicture.require(picture.pix.grey())
        #expect(picture.photo.width == 100)
        #expect(picture.photo.height == 60)
        #expect(grey.greyRow(0)[0] == 255)
        #expect(grey.greyRow(28)[22] == 30)
        #expect(grey.greyRow(44)[46] == 240)
    }

    @Test func transparentColourOfAGIFIsWhite() throws {
        let (head, frame) = try parts(of: TestPicture().file(.gif))
        let index = try #require((0..<256).first { head[13 + $0 * 3] == 30 })
        let control: [UInt8] = [0x21, 0xF9, 4, 1, 0, 0, UInt8(index), 0]
        let picture = try decoded(head + control + frame + [0x3B])
        let grey = try TestPicture.require(picture.pix.grey())
        #expect(grey.greyRow(8)[12] == 255)
        #expect(grey.greyRow(8)[36] == 100)
    }

    @Test func pixelsWithoutAnEntryInThePaletteAreCorrupt() throws {
        var (head, frame) = try parts(of: TestPicture().file(.gif))
        try #require(head[10] & 7 == 7, "the writer uses 256 colours")
        head[10] = head[10] & 0xF8 | 4
        head.removeLast(3 * (256 - 32))
        let failure = #expect(throws: StageFailure.self) { _ = try decoded(head + frame + [0x3B]) }
        #expect(failure?.code == .corrupt)
    }

    @Test func firstPageOfATIFF() throws {
        let pages = unsafe pixaCreate(2)
        defer {
            var owned = unsafe pages
            unsafe pixaDestroy(&owned)
        }
        for orientation in [1, 3] {
            let picture = TestPicture(orientation: orientation)
            let pix = try TestPicture.require(Reading.Pix(greyPixels: picture.pixels, width: 48, height: 32))
            _ = unsafe pixaAddPix(pages, pix.unsafePointer, Int32(L_COPY))
        }
        var data: UnsafeMutablePointer<UInt8>?
        var size = 0
        #expect(unsafe pixaWriteMemMultipageTiff(&data, &size, pages) == 0)
        defer { unsafe lept_free(data) }
        let file = unsafe Array(UnsafeBufferPointer(start: data, count: size))
        let picture = try decoded(file)
        let isUpright = TestPicture.isUpright(picture.pix)
        #expect(isUpright)
    }
}
