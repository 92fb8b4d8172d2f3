/// How far the rows of a page sink towards the right, by what stands beside each other: the tilt at which most lines
/// have another one in their row, that is, the sharpest projection onto the page's side (Postl 1986).
///
/// A short line tells its own direction badly, as a capital at its beginning or a tail at its end outweighs it; a name
/// and its price at the other edge of the page tell it well.
enum RowTilt {
    /// A line, or several that were found as one.
    struct Place {
        /// Its ends along the row, in pixels.
        var left: Double
        var right: Double
        /// Across the row: the middle and the height, in pixels.
        var middle: Double
        var height: Double
    }

    /// Lines that are looked at; more tell nothing new, and each is compared with each.
    private static let mostPlaces = 300
    /// Another tilt than the guess counts where it is so many times as sharp: rows of two columns that aren't level with
    /// each other, or of even pitch, also look sharp at some tilt. Of ten pages the four tilted ones, all drawn, were
    /// sharper by 1.7 to 3.4, the level ones, all but one real photos, by 1.3 at most.
    private static let margin = 1.5
    /// A tenth of a degree.
    private static let step = 0.00175
    /// How far middles in one row may differ, in heights of the lower line: a name has tails and capitals, a price none.
    /// Set by hand.
    private static let spread = 0.4

    /// The tilt, in pixels down per pixel to the right, that is no further than `reach` from level; `guess` where no
    /// other one is clearly sharper.
    static func sharpest(_ places: [Place], guess: Double, reach: Double) -> Double {
        let places = places.prefix(mostPlaces)
        var pairs: [(x: Double, y: Double, height: Double)] = []
        for one in places {
            for other in places where other.left > one.right {
                pairs.append(
                    (
                        (other.left + other.right - one.left - one.right) / 2, other.middle - one.middle,
                        max(1, spread * min(one.height, other.height))
                    ))
            }
        }
        func sharpness(_ tilt: Double) -> Double {
            pairs.reduce(0) { $0 + max(0, 1 - abs($1.y - tilt * $1.x) / $1.height) }
        }
        var best = (tilt: guess, sharpness: sharpness(guess) * margin)
        for step in 0...Int(reach / step) {
            for tilt in [Double(step) * Self.step, Double(step) * -Self.step] {
                let sharpness = sharpness(tilt)
                if sharpness > best.sharpness { best = (tilt, sharpness) }
            }
        }
        return best.tilt
    }
}
