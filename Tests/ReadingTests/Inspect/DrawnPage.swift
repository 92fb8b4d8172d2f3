import CLeptonica
import Models
import Pages

@testable import Reading

/// A page of text drawn with Leptonica's built-in bitmap font, so that no font or file is needed.
struct DrawnPage {
    var width = 1_200
    var height = 900
    var paper: UInt8 = 235
    var ink: UInt8 = 25
    /// 4 to 20, even; the x-height is about 1.4 times as many pixels.
    var fontSize = 12
    var lines: [(text: String, x: Int, y: Int)] = DrawnPage.menu

    static let menu = [
        "Starters", "Tomato soup with basil 4.50", "Garlic bread and butter 3.20", "Green salad with lemon 5.00",
        "Main dishes", "Grilled chicken with rice 11.40", "Mushroom risotto 10.90", "Fish of the day 13.50",
    ].enumerated().map { (text: $0.element, x: 80, y: 80 + $0.offset * 95) }

    struct NotDrawn: Error {}

    func pix() throws -> Reading.Pix {
        guard let page = unsafe Reading.Pix(adopting: pixCreate(Int32(width), Int32(height), 8)),
            unsafe pixSetAllArbitrary(page.unsafePointer, UInt32(paper)) == 0,
            let font = unsafe bmfCreate(nil, Int32(fontSize))
        else { throw NotDrawn() }
        defer {
            var owned: UnsafeMutablePointer<L_BMF>? = unsafe font
            unsafe bmfDestroy(&owned)
        }
        for line in lines {
            // The font's y is that of the baseline.
            unsafe pixSetTextline(
                page.unsafePointer, font, line.text, UInt32(ink), Int32(line.x), Int32(line.y), nil,
                nil)
        }
        return page
    }

    func picture(reduction: Int = 1) throws -> Picture {
        try Self.picture(try pix(), reduction: reduction)
    }

    static func picture(_ pix: consuming Reading.Pix, reduction: Int = 1) throws -> Picture {
        let photo = PhotoRecord(
            path: "page.png", sha256: "", width: pix.width * reduction, height: pix.height * reduction)
        return Picture(pix: pix, photo: photo, metadata: PhotoMetadata(), reduction: reduction)
    }

    /// An empty page of one grey.
    static func blank(width: Int, height: Int, grey: UInt8) throws -> Reading.Pix {
        guard
            let pix = Reading.Pix(
                greyPixels: [UInt8](repeating: grey, count: width * height), width: width, height: height)
        else { throw NotDrawn() }
        return pix
    }

    /// Grey values without any order, the same at every call.
    static func noise(width: Int, height: Int) throws -> Reading.Pix {
        var state: UInt64 = 42
        let pixels = (0..<width * height).map { _ -> UInt8 in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 56)
        }
        guard let pix = Reading.Pix(greyPixels: pixels, width: width, height: height) else { throw NotDrawn() }
        return pix
    }
}
