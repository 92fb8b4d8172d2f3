internal import Models
internal import Pages

/// What is printed on a strip: how much each pixel differs from the paper, in the same direction as the text.
struct StripInk {
    let strip: ColourStrip
    /// The strength of each pixel, 0 for paper: the strongest channel's difference, darker or lighter as the text is.
    let strength: [Float]
    /// The strength from which a pixel is ink.
    let level: Float
    /// The same where no word stands: outlines thinner than a pixel are paler than letters, and there is nothing there that
    /// they could run together with. Its share of the contrast was chosen on drawn menus with drawings for marks (seed
    /// 3001): 0.22 and 0.27 found the same.
    private let thinLevel: Float
    private let isOnWord: [Bool]
    /// The paper's colour for each window of columns.
    private let grounds: [SIMD3<Float>]
    private let windowWidth: Int

    /// - Parameters:
    ///   - words: where text stands on the strip, which tells how ink differs from paper.
    ///   - textHeight: in pixels of the strip.
    ///
    /// Nil when there is hardly a difference.
    init?(_ strip: ColourStrip, words: [Box], textHeight: Int) {
        let window = max(8, 3 * textHeight)
        let count = (strip.width + window - 1) / window
        let grounds = (0..<count).map { Self.ground(of: strip, around: $0 * window + window / 2, reach: window) }
        var darker = [Float](repeating: 0, count: strip.pixels.count)
        var lighter = darker
        for y in 0..<strip.height {
            for x in 0..<strip.width {
                let index = y * strip.width + x
                // The paper's colour is interpolated between the middles of two windows.
                let place = Float(x) / Float(window) - 0.5
                let before = min(max(Int(place.rounded(.down)), 0), count - 1)
                let after = min(before + 1, count - 1)
                let share = min(max(place - Float(before), 0), 1)
                let ground = grounds[before] * (1 - share) + grounds[after] * share
                let difference = ground - strip.pixels[index]
                darker[index] = max(0, difference.max())
                lighter[index] = max(0, -difference.min())
            }
        }
        let dark = Self.contrast(darker, strip: strip, words: words)
        let light = Self.contrast(lighter, strip: strip, words: words)
        let contrast = max(dark, light)
        guard contrast >= 30 else { return nil }
        self.strip = strip
        self.grounds = grounds
        windowWidth = window
        strength = dark >= light ? darker : lighter
        level = max(20, 0.42 * contrast)
        thinLevel = max(20, 0.27 * contrast)
        var isOnWord = [Bool](repeating: false, count: strip.pixels.count)
        let margin = textHeight / 5
        for word in words {
            let columns = max(0, word.x - margin)..<max(0, word.x - margin, min(word.maxX + margin, strip.width))
            for y in max(0, word.y - margin)..<max(0, word.y - margin, min(word.maxY + margin, strip.height)) {
                for x in columns { isOnWord[y * strip.width + x] = true }
            }
        }
        self.isOnWord = isOnWord
    }

    /// The paper's colour at a column.
    func ground(at x: Int) -> InkColour {
        let ground = grounds[min(max(x / windowWidth, 0), grounds.count - 1)]
        return InkColour(red: Double(ground.x), green: Double(ground.y), blue: Double(ground.z))
    }

    func isInk(_ index: Int) -> Bool { strength[index] >= (isOnWord[index] ? level : thinLevel) }

    /// The commonest colour in a window, on every other row: letters cover less of it than paper does.
    private static func ground(of strip: ColourStrip, around middle: Int, reach: Int) -> SIMD3<Float> {
        var counts = [Int](repeating: 0, count: 4_096)
        let columns = max(0, middle - reach)..<min(strip.width, middle + reach)
        func bin(_ pixel: SIMD3<Float>) -> Int {
            (Int(pixel.x) >> 4) << 8 | (Int(pixel.y) >> 4) << 4 | Int(pixel.z) >> 4
        }
        for y in stride(from: 0, to: strip.height, by: 2) {
            for x in columns { counts[bin(strip.pixels[y * strip.width + x])] += 1 }
        }
        var best = 0
        for index in counts.indices where counts[index] > counts[best] { best = index }
        let centre = SIMD3<Float>(Float(best >> 8), Float(best >> 4 & 15), Float(best & 15)) * 16 + 8
        var sum = SIMD3<Float>.zero
        var number: Float = 0
        for y in stride(from: 0, to: strip.height, by: 2) {
            for x in columns {
                let pixel = strip.pixels[y * strip.width + x]
                let difference = pixel - centre
                if max(difference.max(), -difference.min()) <= 20 {
                    sum += pixel
                    number += 1
                }
            }
        }
        return number > 0 ? sum / number : centre
    }

    /// How far ink stands out inside words: nine pixels in ten stand out less.
    private static func contrast(_ strength: [Float], strip: ColourStrip, words: [Box]) -> Float {
        var counts = [Int](repeating: 0, count: 256)
        var total = 0
        for word in words {
            guard word.x < word.maxX, word.y < word.maxY else { continue }
            for y in max(0, word.y)..<max(0, min(word.maxY, strip.height), word.y) {
                for x in max(0, word.x)..<max(0, min(word.maxX, strip.width), word.x) {
                    counts[min(255, Int(strength[y * strip.width + x]))] += 1
                    total += 1
                }
            }
        }
        guard total > 0 else { return 0 }
        var left = total / 10
        for value in counts.indices.reversed() {
            left -= counts[value]
            if left < 0 { return Float(value) }
        }
        return 0
    }
}
