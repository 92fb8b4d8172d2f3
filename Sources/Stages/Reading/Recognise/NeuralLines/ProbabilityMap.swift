/// How likely each place of a picture is to be text, row by row from the top.
struct ProbabilityMap: Sendable {
    let width: Int
    let height: Int
    let values: [Float]

    /// Nil when the sides are not positive or their product is not the number of values.
    init?(width: Int, height: Int, values: [Float]) {
        guard Tensor.count([height, width]) == values.count else { return nil }
        self.width = width
        self.height = height
        self.values = values
    }

    /// Takes the output of a detection network: one picture, one channel. Nil for any other shape.
    init?(_ output: Tensor) {
        guard output.shape.count == 4, output.shape[0] == 1, output.shape[1] == 1 else { return nil }
        self.init(width: output.shape[3], height: output.shape[2], values: output.values)
    }

    /// The mean over the places whose middle lies inside a rectangle; 0 when there are none.
    func mean(inside rectangle: TurnedRectangle) -> Double {
        let reach = SheetPoint(
            x: abs(rectangle.along.x) * rectangle.width / 2 + abs(rectangle.along.y) * rectangle.height / 2,
            y: abs(rectangle.along.y) * rectangle.width / 2 + abs(rectangle.along.x) * rectangle.height / 2)
        func clamped(_ value: Double, _ limit: Int) -> Int { Int(min(max(value, 0), Double(limit - 1))) }
        let left = clamped((rectangle.middle.x - reach.x).rounded(.down), width)
        let right = clamped((rectangle.middle.x + reach.x).rounded(.up), width)
        let top = clamped((rectangle.middle.y - reach.y).rounded(.down), height)
        let bottom = clamped((rectangle.middle.y + reach.y).rounded(.up), height)
        var sum = 0.0
        var count = 0
        for y in top...max(top, bottom) {
            for x in left...max(left, right)
            where rectangle.contains(SheetPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) {
                let value = Double(values[y * width + x])
                sum += value.isFinite ? value : 0
                count += 1
            }
        }
        return count == 0 ? 0 : sum / Double(count)
    }
}
