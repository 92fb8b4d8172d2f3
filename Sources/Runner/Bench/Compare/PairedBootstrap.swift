/// How far the mean difference between two readings of the same items may be chance, by drawing the menus again and again
/// (Efron, Annals of Statistics 7, 1979).
///
/// Items of one menu are drawn together: they stand and fall with one photo or one kitchen, so that many of them are less
/// evidence than as many menus.
struct PairedBootstrap: Sendable {
    /// Two percentiles between which 95 of 100 drawn means lie.
    static let draws = 2000

    /// For each menu the sum and the number of its differences.
    private let menus: [(sum: Double, count: Int)]

    /// - Parameter differences: each with the name of its menu.
    init(_ differences: [(menu: String, value: Double)]) {
        var places: [String: Int] = [:]
        var menus: [(sum: Double, count: Int)] = []
        for (menu, value) in differences {
            let place = places[menu] ?? menus.count
            if place == menus.count {
                places[menu] = place
                menus.append((0, 0))
            }
            menus[place].sum += value
            menus[place].count += 1
        }
        self.menus = menus
    }

    /// Nil for a single menu, which says nothing of others.
    var interval: ClosedRange<Double>? {
        guard menus.count > 1 else { return nil }
        var random = SteadyRandom()
        var means: [Double] = []
        means.reserveCapacity(Self.draws)
        for _ in 0..<Self.draws {
            var (sum, count) = (0.0, 0)
            for _ in menus.indices {
                let menu = menus[Int(truncatingIfNeeded: random.next() % UInt64(menus.count))]
                sum += menu.sum
                count += menu.count
            }
            means.append(sum / Double(count))
        }
        means.sort()
        let tail = Self.draws / 40
        return means[tail]...means[Self.draws - 1 - tail]
    }
}
