import CLeptonica
import Models
import Testing

@testable import Reading

struct GrainTests {
    /// Those of what is dark.
    private func components(_ pix: borrowing Reading.Pix) throws -> Int {
        let negative = try TestPicture.require(pix.inverted())
        return try TestPicture.require(negative.ink(atLeast: 128)).componentBoxes(limit: 1_000_000).count
    }

    @Test func aPageOfTextStaysAsItIs() throws {
        let page = try DrawnPage().pix()
        #expect(try TestPicture.require(page.withoutGrain()).greyPixels() == page.greyPixels())
    }

    @Test func textUnderNoiseComesOut() throws {
        let page = try DrawnPage(width: 900, height: 700, paper: 200, ink: 30).pix().greyPixels()
        let noise = try DrawnPage.noise(width: 900, height: 700).greyPixels()
        let noisy = zip(page, noise).map { $1 < 13 ? 0 : $0 }
        let pix = try TestPicture.require(Reading.Pix(greyPixels: noisy, width: 900, height: 700))
        let calm = try TestPicture.require(pix.withoutGrain())
        #expect(try components(calm) < components(pix) / 10)
    }

    @Test(arguments: [(1, 1), (15, 400), (400, 2), (16, 16)])
    func smallPicturesAreLeft(width: Int, height: Int) throws {
        let noise = try DrawnPage.noise(width: width, height: height)
        #expect(try TestPicture.require(noise.withoutGrain()).greyPixels() == noise.greyPixels())
    }
}
