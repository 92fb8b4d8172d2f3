import Models
import Pages
import Reading
import Testing

struct DamagedFileTests {
    private func failure(_ bytes: [UInt8], limits: PhotoLimits = PhotoLimits()) -> FailureCode? {
        do throws(StageFailure) {
            _ = try Decode(limits: limits)(LoadedPhoto(path: "p", bytes: bytes, sha256: ""))
            return nil
        } catch {
            #expect(error.stage == .decode)
            #expect(error.message.hasSuffix("."))
            return error.code
        }
    }

    @Test(arguments: TestPicture.Coding.allCases) func truncatedFilesAreNeverHalfPictures(coding: TestPicture.Coding) {
        let file = TestPicture().file(coding, colour: true)
        for share in [30, 50, 70, 90] {
            #expect(failure(Array(file.prefix(file.count * share / 100))) == .corrupt)
        }
        #expect(failure(file) == nil)
    }

    @Test func everyTruncationOfAJPEGEndsInAnAnswer() {
        let file = TestPicture().file(.jpeg, colour: true)
        // Without its end marker a JPEG still has every row.
        #expect(failure(Array(file.dropLast(2))) == nil)
        for count in 0..<file.count - 4 { #expect(failure(Array(file.prefix(count))) != nil) }
    }

    @Test(arguments: TestPicture.Coding.allCases) func changedBytesNeverCrash(coding: TestPicture.Coding) {
        let file = TestPicture().file(coding, colour: coding != .gif)
        var state: UInt64 = 1
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        var failures = 0
        for _ in 0..<120 {
            var broken = file
            for _ in 0...next(4) { broken[next(broken.count)] = UInt8(next(256)) }
            if failure(broken, limits: PhotoLimits(maxPixels: 1_000_000)) != nil { failures += 1 }
        }
        #expect(failures > 0)
    }

    @Test func headersThatClaim60000By60000() throws {
        let side = ExifCarrier.little(60_000, 4)
        var png = TestPicture().file(.png)
        png.replaceSubrange(16..<24, with: side.reversed() + side.reversed())
        #expect(failure(png) == .tooLarge)

        var jpeg = TestPicture().file(.jpeg)
        let frame = try #require((0..<jpeg.count - 1).first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 })
        jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0xEA, 0x60, 0xEA, 0x60])
        #expect(failure(jpeg) == .tooLarge)

        var gif = TestPicture().file(.gif)
        gif.replaceSubrange(6..<10, with: side[0..<2] + side[0..<2])
        #expect(failure(gif) == .tooLarge)

        var bmp = TestPicture().file(.bmp)
        bmp.replaceSubrange(18..<26, with: side + side)
        #expect(failure(bmp) == .tooLarge)

        var tiff = TIFFFile.builder(TestPicture(), samples: 1)
        tiff.main[0] = tiff.long(0x0100, 60_000)
        tiff.main[1] = tiff.long(0x0101, 60_000)
        #expect(failure(tiff.block) == .tooLarge)

        // 14 bits each for width and height less one; 16,384 is the most WebP can claim.
        var webp = TestPicture().file(.webp)
        try #require(webp[20] == 0x2F, "the writer makes lossless files")
        webp.replaceSubrange(21..<25, with: [0xFF, 0xFF, 0xFF, 0x0F])
        #expect(failure(webp) == .tooLarge)
    }

    @Test func pixelLimitIsExact() {
        let file = TestPicture().file(.png)
        #expect(failure(file, limits: PhotoLimits(maxPixels: 48 * 32)) == nil)
        #expect(failure(file, limits: PhotoLimits(maxPixels: 48 * 32 - 1)) == .tooLarge)
        #expect(failure(file, limits: PhotoLimits(maxBytes: file.count - 1)) == .tooLarge)
    }

    @Test func jpegWithEndlessPassesIsRefused() throws {
        let file = TestPicture().file(.jpeg)
        let scan = try #require((0..<file.count - 1).first { file[$0] == 0xFF && file[$0 + 1] == 0xDA })
        let header = Array(file[scan..<scan + 2 + Int(file[scan + 3])])
        let passes = Array([[UInt8]](repeating: header + [0], count: 1000).joined())
        #expect(failure(Array(file[..<scan]) + passes + [0xFF, 0xD9]) == .corrupt)
    }

    @Test func whatIsNoPicture() {
        #expect(failure([]) == .notAPicture)
        #expect(failure(Array("Soup of the day".utf8)) == .notAPicture)
        #expect(failure([0xFF, 0xD8, 0xFF]) == .corrupt)
    }

    @Test func recordOfAPhotoThatCannotBeDecoded() {
        let file = Array(TestPicture().file(.jpeg).dropLast(100))
        let record = Decode().facts(of: LoadedPhoto(path: "a/b.jpg", bytes: file, sha256: "00")).record
        #expect(
            record
                == PhotoRecord(
                    path: "a/b.jpg", sha256: "00", width: 48, height: 32, storedWidth: 48, storedHeight: 32,
                    format: .jpeg))
        let text = Decode().facts(of: LoadedPhoto(path: "b", bytes: [1, 2], sha256: "00")).record
        #expect(text == PhotoRecord(path: "b", sha256: "00"))
    }
}
