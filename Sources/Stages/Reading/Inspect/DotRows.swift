internal import Models

/// Rows of dots that lead from a dish to its price.
enum DotRows {
    /// How many dots make a row; an ellipsis has three.
    static let least = 6

    /// Dots of like size on one line at even distances, `least` or more together.
    static func find(among dots: [Box]) -> [[Box]] {
        var chains: [[Box]] = []
        // For each band of rows, the chain that reached it last.
        var open: [Int: Int] = [:]
        for dot in dots.sorted(by: { ($0.x, $0.y) < ($1.x, $1.y) }) {
            let band = dot.midY / bandHeight
            let chain = [band, band - 1, band + 1].lazy.compactMap { open[$0] }.first { continues(chains[$0], dot) }
            if let chain {
                chains[chain].append(dot)
                open[band] = chain
            } else {
                chains.append([dot])
                open[band] = chains.count - 1
            }
        }
        return chains.filter { $0.count >= least }
    }

    private static let bandHeight = 6

    private static func continues(_ chain: [Box], _ dot: Box) -> Bool {
        guard let last = chain.last else { return false }
        let size = max(last.width, last.height)
        let step = dot.midX - last.midX
        guard step > 0, step <= size * 6, abs(dot.midY - last.midY) <= max(1, size / 2),
            abs(dot.height - last.height) <= max(1, size / 2)
        else { return false }
        guard chain.count > 1 else { return true }
        // On a soft picture some dots are too pale to be seen.
        let before = last.midX - chain[chain.count - 2].midX
        let (small, large) = (max(1, min(step, before)), max(step, before))
        let times = (large + small / 2) / small
        return times <= mostSteps && abs(large - times * small) <= max(2, small / 3)
    }

    /// The most steps from one seen dot to the next.
    private static let mostSteps = 3
}
