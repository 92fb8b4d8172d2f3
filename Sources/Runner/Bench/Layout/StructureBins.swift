internal import Foundation

/// Found dishes by how sure the program is of their bounds, to see whether that can be believed.
struct StructureBins: Encodable, Sendable {
    struct Bin: Encodable, Sendable {
        /// The least certainty in it, 0 to 1.
        var from: Double
        var found = 0
        /// Of these, those that are a true dish, by name.
        var matched = 0
        /// Of these, those with a name at least 0.9 alike and just the true amounts.
        var right = 0
    }

    private(set) var bins: [Bin]

    init(from bounds: [Double] = [0, 0.25, 0.5, 0.75, 0.9, 0.98]) { bins = bounds.map { Bin(from: $0) } }

    func encode(to encoder: any Encoder) throws {
        var list = encoder.singleValueContainer()
        try list.encode(bins)
    }

    mutating func add(_ wanted: [TrueDish], _ found: [FoundDish], _ pairs: [DishPairing.Pair]) {
        let pairOf = Dictionary(uniqueKeysWithValues: pairs.map { ($0.found, $0) })
        for (place, dish) in found.enumerated() {
            guard let structure = dish.structure, let bin = bins.lastIndex(where: { $0.from <= structure }) else {
                continue
            }
            bins[bin].found += 1
            guard let pair = pairOf[place] else { continue }
            bins[bin].matched += 1
            let isPriced = wanted[pair.truth].costs(dish.amounts)
            if pair.likeness >= Self.sameName, isPriced { bins[bin].right += 1 }
        }
    }

    private static let sameName = 0.9

    /// Rows for a table, with a heading.
    var cells: [[String]] {
        [["structure", "found", "a dish", "right"]]
            + bins.filter { $0.found > 0 }.map { bin in
                ["from \(bin.from)", "\(bin.found)", share(bin.matched, bin.found), share(bin.right, bin.found)]
            }
    }

    private func share(_ part: Int, _ whole: Int) -> String {
        String(format: "%.3f", Double(part) / Double(max(whole, 1)))
    }
}
