import CLeptonica
import Foundation

@testable import Reading

/// A grey picture without a single letter, drawn from a formula; the same at every call.
struct WordlessPicture: Sendable {
    let name: String
    /// The grey value, 0 to 255, of a point; the last argument is without order, 0 to 1.
    let grey: @Sendable (_ x: Double, _ y: Double, _ random: Double) -> Double
    /// The radius in pixels by which it is blurred afterwards and then stretched to full contrast; 0 for not.
    var blur = 0

    static let width = 640
    static let height = 480

    func pix() throws -> Reading.Pix {
        var state: UInt64 = 0x1234_5678_9ABC_DEF1
        var pixels: [UInt8] = []
        pixels.reserveCapacity(Self.width * Self.height)
        for y in 0..<Self.height {
            for x in 0..<Self.width {
                state ^= state << 13
                state ^= state >> 7
                state ^= state << 17
                let random = Double(state >> 11) / Double(1 << 53)
                pixels.append(UInt8(max(0, min(255, grey(Double(x), Double(y), random)))))
            }
        }
        let pix = try TestPicture.require(Reading.Pix(greyPixels: pixels, width: Self.width, height: Self.height))
        guard blur > 0 else { return pix }
        let smooth = try TestPicture.require(pix.blurred(radius: blur))
        return try Self.stretched(try TestPicture.require(smooth.blurred(radius: blur)))
    }

    private static func stretched(_ pix: borrowing Reading.Pix) throws -> Reading.Pix {
        let pixels = pix.greyPixels()
        let low = Double(pixels.min() ?? 0)
        let span = max(1, Double(pixels.max() ?? 255) - low)
        return try TestPicture.require(
            Reading.Pix(
                greyPixels: pixels.map { UInt8((Double($0) - low) / span * 255) }, width: width, height: height))
    }
}
