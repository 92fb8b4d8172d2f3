internal import Models

/// What the histogram of grey values says about the light.
struct LightFigures {
    var brightness: Double
    /// Share of pixels at 250 or above.
    var white: Double
    /// The grey value that one pixel in a hundred exceeds, 0 to 1: that of paper, or of letters on a dark page.
    var lightest: Double

    init(_ raster: GreyRaster) {
        let counts = raster.histogram
        let total = max(1, raster.bytes.count)
        let sum = counts.enumerated().reduce(0) { $0 + $1.offset * $1.element }
        brightness = Double(sum) / Double(total) / 255
        var above = total / 100
        let last = counts.indices.last { value in
            above -= counts[value]
            return above < 0
        }
        lightest = Double(last ?? 0) / 255
        white = Double(counts[250...].reduce(0, +)) / Double(total)
    }

    /// The light part of a quality; contrast, sharpness, x-height and reasons are still to be filled in.
    ///
    /// A page that is white over more than half of its area is a scan or a well-lit sheet, so its white isn't glare.
    var quality: Quality {
        Quality(
            brightness: brightness.rounded(toDecimals: 3),
            contrast: 0,
            sharpness: 0,
            glare: (white > 0.5 ? 0 : white).rounded(toDecimals: 3))
    }
}
