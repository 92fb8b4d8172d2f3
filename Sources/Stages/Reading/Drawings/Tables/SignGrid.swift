internal import Models
internal import Pages

/// Which pieces of ink are the signs of a table: many that look alike, in several rows and columns, and what else stands
/// in these.
struct SignGrid {
    struct Candidate {
        var box: Box
        var shape: MaskShape
    }

    /// From top to bottom, and from left to right in a row.
    let signs: [TableSign]

    /// - Parameter height: of the sheet's letters.
    init(_ candidates: [Candidate], height: Int) {
        let kinds = Self.kinds(candidates)
        let most = kinds.indices.max { (kinds[$0].count, -$0) < (kinds[$1].count, -$1) }
        guard let usual = most.map({ kinds[$0].map(\.box) }), usual.count >= Self.fewestSigns,
            Self.count(usual.map(\.midY), apart: height / 2) >= Self.fewestRows,
            Self.count(usual.map(\.midX), apart: height * 7 / 10) >= Self.fewestColumns, let area = usual.union()
        else {
            signs = []
            return
        }
        let around = area.y - height / 2..<area.maxY + height / 2
        let others = candidates.map(\.box).filter { box in
            around.contains(box.midY) && !usual.contains(box)
                && usual.contains { abs($0.midX - box.midX) * 2 <= height || abs($0.midY - box.midY) * 3 <= height }
                && box.midX > area.x - height && box.midX < area.maxX + height
        }
        // A table has few signs that are unlike the others; dirt is all unlike.
        guard others.count * 2 <= usual.count else {
            signs = []
            return
        }
        signs = (usual.map { TableSign(box: $0) } + others.map { TableSign(box: $0, isUsual: false) })
            .sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
    }

    private static let fewestSigns = 4
    private static let fewestRows = 3
    private static let fewestColumns = 2
    /// Signs of one kind correlate at so much or more, however blurred; a cross and a dot don't.
    private static let alike = 0.7

    private static func kinds(_ candidates: [Candidate]) -> [[Candidate]] {
        var kinds: [[Candidate]] = []
        for candidate in candidates {
            let likely = kinds.indices.map { place in
                kinds[place][0].box.isAbout(as: candidate.box) ? kinds[place][0].shape.likeness(candidate.shape) : 0
            }
            if let best = likely.indices.max(by: { likely[$0] < likely[$1] }), likely[best] >= alike {
                kinds[best].append(candidate)
            } else if kinds.count < 200 {
                kinds.append([candidate])
            }
        }
        return kinds
    }

    /// How many groups numbers make that are further apart than that.
    private static func count(_ numbers: [Int], apart gap: Int) -> Int {
        let sorted = numbers.sorted()
        return zip(sorted, sorted.dropFirst()).count { $1 - $0 > gap } + (sorted.isEmpty ? 0 : 1)
    }
}

extension Box {
    /// Whether it is about as large as another one.
    fileprivate func isAbout(as other: Box) -> Bool {
        max(width, other.width) * 10 <= min(width, other.width) * 16
            && max(height, other.height) * 10 <= min(height, other.height) * 16
    }
}
