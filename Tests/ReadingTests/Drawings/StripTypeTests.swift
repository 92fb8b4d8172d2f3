import Foundation
import Models
import Pages
import Testing

@testable import Reading

/// Bars of a known width, slant and colour as the strokes of a word.
@Suite struct StripTypeTests {
    /// Upright bars on a strip of 300 by 90 pixels, sampled finely, as a lens of that blur shows them.
    private func type(
        width: Double, slant: Double = 0, ink: SIMD3<Float> = .zero, ground: SIMD3<Float> = SIMD3(repeating: 240),
        blur: Double = 0.5
    ) throws -> StripType {
        let word = Box(x: 30, y: 30, width: 240, height: 36)
        var pixels = [SIMD3<Float>](repeating: ground, count: 300 * 90)
        for y in word.y..<word.maxY {
            for x in word.x..<word.maxX {
                var share = 0.0
                for bar in 0..<10 {
                    let middle = 45 + 22 * Double(bar) + Double(word.maxY - y) * slant
                    // Narrow steps of a Gaussian's integral.
                    let distance = Double(x) + 0.5 - middle
                    share += Self.covered(distance + width / 2, blur) - Self.covered(distance - width / 2, blur)
                }
                pixels[y * 300 + x] = ground + (ink - ground) * Float(min(1, share))
            }
        }
        let strip = ColourStrip(width: 300, height: 90, pixels: pixels)
        let found = try #require(StripInk(strip, words: [word], textHeight: 36))
        return try #require(StripType(word, on: found))
    }

    /// The logistic function is within 0.01 of a Gaussian's integral.
    private static func covered(_ distance: Double, _ blur: Double) -> Double {
        1 / (1 + exp(-1.702 * distance / blur))
    }

    @Test(arguments: [4.0, 6, 9])
    func strokesAreAsWideAsTheyArePrinted(_ width: Double) throws {
        let type = try type(width: width)
        let word = try #require(type.ofWord(strongest: type.strength, unit: 1))
        #expect(abs(word.stroke - width) < 0.2 * width)
    }

    /// Beside ink that no blur has made paler.
    @Test func blurMakesStrokesPalerNotWider() throws {
        let sharp = try type(width: 8, blur: 0.5)
        let (thin, bold) = (try type(width: 4, blur: 3), try type(width: 7, blur: 3))
        let strokes = try [thin, bold].map { try #require($0.ofWord(strongest: sharp.strength, unit: 1)).stroke }
        #expect(strokes[1] > 1.35 * strokes[0])
    }

    @Test(arguments: [0.0, 0.2, -0.2])
    func strokesLean(_ slant: Double) throws {
        let word = try #require(try type(width: 6, slant: slant).ofWord(strongest: 1, unit: 1))
        #expect(abs(word.slant - Int((slant * 57).rounded())) <= 3)
    }

    @Test func inkAndGroundHaveTheirColours() throws {
        let dark = try #require(try type(width: 6, ink: SIMD3(180, 20, 20)).ofWord(strongest: 1, unit: 1))
        #expect(dark.ground == "#f0f0f0")
        #expect(dark.ink.hasPrefix("#b") && dark.ink.dropFirst(3) < "30")
        let light = try #require(
            try type(width: 6, ink: SIMD3(repeating: 250), ground: SIMD3(repeating: 20)).ofWord(strongest: 1, unit: 1))
        #expect(light.ground == "#141414" && light.ink > "#e")
    }

    @Test func strokesAreToldInPixelsOfThePhoto() throws {
        let type = try type(width: 6)
        let (one, half) = (type.ofWord(strongest: 1, unit: 1), type.ofWord(strongest: 1, unit: 0.5))
        #expect(abs(try #require(one).stroke - 2 * (try #require(half).stroke)) < 0.02)
    }

    @Test func paperHasNoType() throws {
        var pixels = [SIMD3<Float>](repeating: SIMD3(repeating: 240), count: 300 * 90)
        for y in 30..<66 { for x in 30..<60 { pixels[y * 300 + x] = .zero } }
        let ink = try #require(
            StripInk(
                ColourStrip(width: 300, height: 90, pixels: pixels), words: [Box(x: 30, y: 30, width: 30, height: 36)],
                textHeight: 36))
        #expect(StripType(Box(x: 150, y: 30, width: 60, height: 36), on: ink) == nil)
        #expect(StripType(Box(x: 9_000, y: -50, width: 60, height: 36), on: ink) == nil)
    }
}
