/// Numbers in a grid of any rank, the last side running fastest.
struct Tensor: Sendable {
    let shape: [Int]
    let values: [Float]

    /// Nil when the sides are not positive or their product is not the number of values.
    init?(shape: [Int], values: [Float]) {
        guard Self.count(shape) == values.count else { return nil }
        self.shape = shape
        self.values = values
    }

    /// How many values the sides make; nil for a side that is not positive, or too many for a picture's data.
    static func count(_ shape: [Int]) -> Int? {
        var count = 1
        for side in shape {
            guard side > 0 else { return nil }
            let (product, overflow) = count.multipliedReportingOverflow(by: side)
            guard !overflow, product <= 1 << 28 else { return nil }
            count = product
        }
        return count
    }
}
