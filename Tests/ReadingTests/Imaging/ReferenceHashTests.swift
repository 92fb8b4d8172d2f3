import Files
import Foundation
import Models
import Testing

@testable import Reading

/// Our hashes of real photos against those of the programs that others use.
@Suite struct ReferenceHashTests {
    @Test(arguments: ReferenceHashes.all) func ofTheSamples(reference: ReferenceHashes) throws {
        let file = ReferenceHashes.folder.appending(path: reference.photo)
        let picture = try Decode()(try LoadPhoto()(FilePath(file.path), shownAs: reference.photo))
        let phash = PerceptualHash(algorithm: "dct-64", version: 1, value: reference.phash)
        #expect(try #require(picture.photo.perceptualHash?.hammingDistance(to: phash)) <= 2)
        let hash = PerceptualHash(pdqOf: picture.pix)
        let pdq = try #require(hash)
        let expected = PerceptualHash(algorithm: "pdq", version: 1, value: reference.pdq)
        let distance = try #require(pdq.hammingDistance(to: expected))
        // PDQ's own bound for a conforming program; it says nothing below quality 80.
        #expect(distance <= (reference.quality >= 80 ? 10 : 24))
        #expect(abs(try #require(pdq.quality) - reference.quality) <= 1)
    }

    /// Of a page, several areas are within one step of grey of the mean; there roundings decide. Hashes of two menus
    /// are some twenty bits apart.
    @Test(arguments: ReferenceHashes.all) func plainOnesOfTheSamples(reference: ReferenceHashes) throws {
        let file = ReferenceHashes.folder.appending(path: reference.photo)
        let picture = try Decode()(try LoadPhoto()(FilePath(file.path), shownAs: reference.photo))
        let wanted = [
            ("average-64", reference.average, 4), ("difference-64", reference.difference, 4),
            ("block-mean-256", reference.blocks, 8),
        ]
        let hashes = picture.plainHashes()
        #expect(hashes.map(\.algorithm) == wanted.map(\.0))
        for (hash, (algorithm, value, most)) in zip(hashes, wanted) {
            let expected = PerceptualHash(algorithm: algorithm, version: 1, value: value)
            let distance = try #require(hash.hammingDistance(to: expected))
            #expect(distance <= most, "\(algorithm)")
        }
    }

    @Test func aPlainPictureHasNoQuality() throws {
        let pixels = [UInt8](repeating: 200, count: 120 * 90)
        let pix = try TestPicture.require(Reading.Pix(greyPixels: pixels, width: 120, height: 90))
        #expect(PerceptualHash(pdqOf: pix)?.quality == 0)
    }

    @Test(arguments: [(1, 1), (1, 3000), (3000, 1), (64, 64), (129, 65)])
    func anyProportions(width: Int, height: Int) throws {
        let pixels = (0..<width * height).map { UInt8(truncatingIfNeeded: $0 * 7) }
        let pix = try TestPicture.require(Reading.Pix(greyPixels: pixels, width: width, height: height))
        #expect(PerceptualHash(pdqOf: pix)?.bits?.count == 256)
    }

    @Test(arguments: [1, 63, 64, 1301, 4000]) func eachSampleIsAMean(length: Int) {
        for window in JaroszFilter.windows(over: length) {
            #expect(window.range.lowerBound >= 0 && window.range.upperBound <= length)
            #expect(abs(window.weights.reduce(0, +) - 1) < 0.001)
        }
    }

    @Test func aPageIsHashedUpright() throws {
        let pixels = (0..<300 * 200).map { UInt8(truncatingIfNeeded: ($0 % 300) * ($0 / 300) / 90) }
        let pix = try TestPicture.require(Reading.Pix(greyPixels: pixels, width: 300, height: 200))
        let words = (0..<4).map { place in
            Word(text: "soup", box: Box(x: 20 + 40 * place, y: 30 * place, width: 30, height: 9), confidence: 0.9)
        }
        let upright = PageHashes.hashes(of: pix, quarterTurns: 0, words: words)
        #expect(upright.map(\.algorithm) == ["pdq", "dct-64", "dct-64-text"])
        #expect(upright.allSatisfy { $0.version == 101 })
        #expect(PageHashes.hashes(of: pix, quarterTurns: 0, words: []) == Array(upright.dropLast()))
        let turned = try TestPicture.require(pix.rotated(quarterTurns: 1))
        #expect(PageHashes.hashes(of: turned, quarterTurns: 3, words: words) == upright)
        #expect(PageHashes.hashes(of: turned, quarterTurns: 0, words: words) != upright)
        // Straightened or not is no matter of degree: such hashes are never compared.
        let hash = PerceptualHash(of: pix)
        let asTaken = try #require(hash)
        #expect(upright[1].hammingDistance(to: asTaken) == nil)
    }
}
