internal import Models

extension InkMask {
    /// The 8-connected pieces of ink that can be text, from left to right.
    func blobs() -> [Blob] { allBlobs().filter(\.canBeText) }

    /// All 8-connected pieces of ink, from left to right.
    ///
    /// Runs of ink are joined to those of the row above by union-find (Rosenfeld and Pfaltz 1966).
    func allBlobs() -> [Blob] {
        var runs = Runs()
        var above = 0..<0
        for y in 0..<height {
            let row = runs.append(rowAt: y, of: self)
            runs.join(row, with: above)
            above = row
        }
        return runs.blobs().sorted { ($0.box.x, $0.box.y) < ($1.box.x, $1.box.y) }
    }
}

/// Stretches of ink in rows, and which of them belong together.
private struct Runs {
    private var y: [Int32] = []
    private var start: [Int32] = []
    private var end: [Int32] = []
    private var difference: [Int32] = []
    private var parent: [Int32] = []

    /// The indices of the runs of one row, from left to right.
    mutating func append(rowAt row: Int, of mask: InkMask) -> Range<Int> {
        let first = y.count
        let origin = row * mask.width
        var x = 0
        while x < mask.width {
            guard mask.ink[origin + x] != 0 else {
                x += 1
                continue
            }
            let begin = x
            var sum: Int32 = 0
            while x < mask.width, mask.ink[origin + x] != 0 {
                sum += Int32(mask.difference[origin + x])
                x += 1
            }
            parent.append(Int32(y.count))
            y.append(Int32(row))
            start.append(Int32(begin))
            end.append(Int32(x))
            difference.append(sum)
        }
        return first..<y.count
    }

    /// Joins runs of a row with those of the row above that they touch, corners included.
    mutating func join(_ row: Range<Int>, with above: Range<Int>) {
        var other = above.lowerBound
        for run in row {
            while other < above.upperBound, end[other] < start[run] { other += 1 }
            var touching = other
            while touching < above.upperBound, start[touching] <= end[run] {
                unite(run, touching)
                touching += 1
            }
        }
    }

    private mutating func root(of run: Int) -> Int {
        var run = run
        while Int(parent[run]) != run {
            parent[run] = parent[Int(parent[run])]
            run = Int(parent[run])
        }
        return run
    }

    private mutating func unite(_ one: Int, _ other: Int) {
        let first = root(of: one)
        let second = root(of: other)
        if first != second { parent[max(first, second)] = Int32(min(first, second)) }
    }

    mutating func blobs() -> [Blob] {
        var index = [Int32](repeating: -1, count: y.count)
        var found: [(left: Int32, top: Int32, right: Int32, bottom: Int32, area: Int, difference: Int)] = []
        for run in y.indices {
            let root = root(of: run)
            if index[root] < 0 {
                index[root] = Int32(found.count)
                found.append((start[run], y[run], end[run], y[run] + 1, 0, 0))
            }
            let place = Int(index[root])
            found[place].left = min(found[place].left, start[run])
            found[place].right = max(found[place].right, end[run])
            found[place].bottom = max(found[place].bottom, y[run] + 1)
            found[place].area += Int(end[run] - start[run])
            found[place].difference += Int(difference[run])
        }
        return found.map {
            Blob(
                box: Box(
                    x: Int($0.left), y: Int($0.top), width: Int($0.right - $0.left), height: Int($0.bottom - $0.top)),
                area: $0.area, contrast: Double($0.difference) / Double(max(1, $0.area)))
        }
    }
}
