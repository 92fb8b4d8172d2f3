internal import Models

/// What the histogram of grey values says about the light.
struct LightFigures {
    var brightness: Double
    /// Grey values at the 5th and the 95th percentile, 0 to 255.
    var dark: Int
    var bright: Int
    /// Share of pixels at 250 or above.
    var white: Double

    init(_ raster: GreyRaster) {
        let counts = raster.histogram
        let total = max(1, raster.bytes.count)
        var sum = 0
        var seen = 0
        var dark: Int?
        var bright: Int?
        for (value, count) in counts.enumerated() {
            sum += value * count
            seen += count
            if dark == nil, seen * 100 >= total * 5 { dark = value }
            if bright == nil, seen * 100 >= total * 95 { bright = value }
        }
        brightness = Double(sum) / Double(total) / 255
        self.dark = dark ?? 0
        self.bright = bright ?? 255
        white = Double(counts[250...].reduce(0, +)) / Double(total)
    }

    /// The light part of a quality; sharpness, x-height and reasons are still to be filled in.
    ///
    /// A page that is white over more than half of its area is a scan or a well lit sheet: its white is no glare.
    var quality: Quality {
        Quality(
            brightness: brightness.rounded(toDecimals: 3),
            contrast: (Double(bright - dark) / 255).rounded(toDecimals: 3),
            sharpness: 0,
            glare: (white > 0.5 ? 0 : white).rounded(toDecimals: 3))
    }
}

extension TextMarks {
    /// Whether the paper between the letters is pure white, so that white is no glare: left of a third of the marks.
    func standOnWhite(in raster: GreyRaster) -> Bool {
        guard main.count >= Self.leastLetters else { return false }
        let white = main.count { $0.x >= 3 && raster.bytes[$0.midY * raster.width + $0.x - 3] >= 250 }
        return white * 3 >= main.count
    }
}
