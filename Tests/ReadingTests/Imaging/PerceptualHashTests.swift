import Models
import Testing

@testable import Reading

struct PerceptualHashTests {
    /// 7 × 5 blocks of pseudo-random greys.
    private func picture(_ width: Int, _ height: Int) throws -> Reading.Pix {
        var state = 1
        let blocks = (0..<35).map { _ in
            state = (state * 1_103_515_245 + 12_345) % (1 << 31)
            return UInt8(state >> 23)
        }
        let pixels = (0..<width * height).map { place in
            blocks[(place / width * 5 / height) * 7 + place % width * 7 / width]
        }
        return try TestPicture.require(Reading.Pix(greyPixels: pixels, width: width, height: height))
    }

    /// The expected values come from Python's imagehash 4.3 (`phash`) on the same pictures.
    @Test(arguments: [(210, 150, "933a8a1beff210e4"), (1333, 1101, "923a8a9aef7111e5"), (20, 10, "923a9a12fe3e01ed")])
    func likeImagehash(width: Int, height: Int, value: String) throws {
        let hash = try #require(PerceptualHash(of: try picture(width, height)))
        let expected = PerceptualHash(algorithm: "dct-64", version: 1, value: value)
        // Large pictures are halved first, which may tip bits that are close to the median.
        #expect(try #require(hash.hammingDistance(to: expected)) <= (width < 512 ? 0 : 2))
    }

    @Test func sizeChangesLittleAndContentMuch() throws {
        let small = try #require(PerceptualHash(of: try picture(210, 150)))
        let large = try #require(PerceptualHash(of: try picture(1333, 1101)))
        let turned = try #require(
            PerceptualHash(of: try TestPicture.require(picture(210, 150).rotated(quarterTurns: 2))))
        #expect(try #require(small.hammingDistance(to: large)) <= 10)
        #expect(try #require(small.hammingDistance(to: turned)) >= 20)
    }

    @Test(arguments: [(1, 1), (1, 5000), (5000, 1), (31, 33)]) func anyProportions(width: Int, height: Int) throws {
        let pixels = (0..<width * height).map { UInt8(truncatingIfNeeded: $0 * 7) }
        let pix = try TestPicture.require(Reading.Pix(greyPixels: pixels, width: width, height: height))
        #expect(PerceptualHash(of: pix)?.value.count == 16)
    }

    @Test func colourCountsByItsLuma() throws {
        let grey = try picture(210, 150)
        let colour = try TestPicture.require(grey.placed(onWhite: 210, 150, x: 0, y: 0))
        #expect(PerceptualHash(of: colour) == PerceptualHash(of: grey))
    }
}
