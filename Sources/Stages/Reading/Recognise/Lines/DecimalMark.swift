internal import Models

/// The point or comma that stands before the last two digits of a number.
///
/// It is found by its place: ink at the foot of the digits where there is none above. In small print it touches a
/// digit, so it isn't looked for as a separate piece.
enum DecimalMark {
    /// The factor by which the sheet is enlarged: a point is only two to four pixels wide on it.
    private static let zoom = 3

    /// Whether the ink of a word of so many digits shows a mark before its last two.
    ///
    /// Lengths are in heights of a digit. Of 20 prices on a photo that were read without their points, 18 had one by
    /// these limits; of 150 whole numbers on other photos of menus none had one. The feet of `1` are up to 0.17 wide
    /// there.
    static func stands(in box: Box, digits: Int, of raster: GreyRaster) -> Bool {
        guard box.height >= 6, box.height <= 400, box.width <= 1_200 else { return false }
        let margin = max(2, box.height / 6)
        let around = Box(x: box.x - margin, y: box.y - 2, width: box.width + 2 * margin, height: box.height + 4)
        guard let area = InkArea(around, of: raster, zoom: zoom), let band = digitRows(of: area) else { return false }
        let height = Double(band.count)
        func rows(_ from: Double, _ to: Double) -> Range<Int> {
            let first = band.upperBound - Int(from * height)
            return first..<max(first, band.upperBound + Int(to * height))
        }
        let above = area.columns(in: band.lowerBound..<rows(0.3, 0).lowerBound)
        let below = area.columns(in: rows(0.2, 0.12))
        let ink = zip(above, below).map { $0 || $1 }
        guard let left = ink.firstIndex(of: true), let right = ink.lastIndex(of: true) else { return false }
        let feet = runs(zip(above, below).map { !$0 && $1 })
        for foot in feet {
            let width = Double(foot.count) / height
            guard width >= 0.18, width <= 0.4, foot.lowerBound > left, foot.upperBound <= right else { continue }
            // Two feet beside each other belong to a `1`.
            let isOfDigit = feet.contains { other in
                guard other != foot, Double(other.count) >= 0.06 * height else { return false }
                let gap = max(other.lowerBound - foot.upperBound, foot.lowerBound - other.upperBound)
                return Double(gap) < 0.35 * height
            }
            let behind = Double(right + 1 - foot.upperBound)
            let share = behind / Double(max(1, right + 1 - left - foot.count))
            if !isOfDigit, behind > 0.8 * height, abs(share - 2 / Double(digits)) <= 0.14 { return true }
        }
        return false
    }

    /// The rows from the top of the digits to their feet: those with at least a third of the usual row's ink.
    private static func digitRows(of area: InkArea) -> Range<Int>? {
        let rows = area.rows
        let inked = rows.filter { $0 > 0 }.sorted()
        guard !inked.isEmpty else { return nil }
        let least = max(2, inked[inked.count / 2] / 3)
        guard let top = rows.firstIndex(where: { $0 >= least }), let last = rows.lastIndex(where: { $0 >= least }),
            last - top >= 6 * zoom
        else { return nil }
        return top..<last + 1
    }

    private static func runs(_ columns: [Bool]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start: Int?
        for (index, isSet) in (columns + [false]).enumerated() {
            if isSet, start == nil { start = index }
            if !isSet, let begin = start {
                found.append(begin..<index)
                start = nil
            }
        }
        return found
    }
}
