/// The connected regions of a probability map that are likely to be text.
enum TextRegions {
    /// For each region, in the order of its topmost and leftmost place, the middles of the first and the last place of
    /// each of its rows; its outline depends only on these.
    ///
    /// A place belongs to a region when it, or its neighbour to the left, above or left above, is at least `threshold`
    /// (PP-OCR's dilation by 2 × 2, which closes cracks); places touch at sides and corners. At most `limit` regions.
    static func outlines(in map: ProbabilityMap, threshold: Float, limit: Int) -> [[SheetPoint]] {
        let mask = dilated(map, threshold: threshold)
        var runs = Runs()
        var above = 0..<0
        for y in 0..<map.height {
            let row = runs.add(row: y, of: mask, width: map.width)
            runs.join(row, with: above)
            above = row
        }
        return runs.outlines(limit: limit)
    }

    private static func dilated(_ map: ProbabilityMap, threshold: Float) -> [Bool] {
        var mask = [Bool](repeating: false, count: map.values.count)
        for y in 0..<map.height {
            for x in 0..<map.width where map.values[y * map.width + x] >= threshold {
                for below in y...min(y + 1, map.height - 1) {
                    for beside in x...min(x + 1, map.width - 1) { mask[below * map.width + beside] = true }
                }
            }
        }
        return mask
    }
}

/// Runs of set places, joined into regions where they touch (union–find over runs).
private struct Runs {
    private var rows: [Int] = []
    private var starts: [Int] = []
    private var ends: [Int] = []
    private var parents: [Int] = []

    /// Adds the runs of one row and returns their numbers.
    mutating func add(row y: Int, of mask: [Bool], width: Int) -> Range<Int> {
        let first = rows.count
        var x = 0
        while x < width {
            guard mask[y * width + x] else {
                x += 1
                continue
            }
            let start = x
            while x < width, mask[y * width + x] { x += 1 }
            parents.append(rows.count)
            rows.append(y)
            starts.append(start)
            ends.append(x - 1)
        }
        return first..<rows.count
    }

    mutating func join(_ row: Range<Int>, with above: Range<Int>) {
        var candidate = above.lowerBound
        for run in row {
            while candidate < above.upperBound, ends[candidate] < starts[run] - 1 { candidate += 1 }
            var touching = candidate
            while touching < above.upperBound, starts[touching] <= ends[run] + 1 {
                let (one, other) = (root(run), root(touching))
                parents[max(one, other)] = min(one, other)
                touching += 1
            }
        }
    }

    private func root(_ run: Int) -> Int {
        var run = run
        while parents[run] != run { run = parents[run] }
        return run
    }

    func outlines(limit: Int) -> [[SheetPoint]] {
        var places: [Int: Int] = [:]
        var outlines: [[SheetPoint]] = []
        for run in rows.indices {
            let root = root(run)
            if places[root] == nil {
                guard outlines.count < limit else { continue }
                places[root] = outlines.count
                outlines.append([])
            }
            guard let place = places[root] else { continue }
            let y = Double(rows[run]) + 0.5
            outlines[place].append(SheetPoint(x: Double(starts[run]) + 0.5, y: y))
            if ends[run] > starts[run] { outlines[place].append(SheetPoint(x: Double(ends[run]) + 0.5, y: y)) }
        }
        return outlines
    }
}
