/// Several readings of the same items, each beside the first one.
struct BenchComparison: Sendable {
    /// The first is what the others are compared with.
    let readings: [BenchReading]
    /// The items that all of them have, in the order of the first.
    let items: [String]
    /// The figures that all of them have, in the order of the first; the first figure leads.
    let measures: [BenchMeasure]
    /// One for each figure, over all items.
    let figures: [Line]
    /// By what is known of the items: the first figure over some of them. A part that would be the whole is left out.
    let parts: [Part]
    /// One for each reading after the first, by the first figure.
    let moves: [Moves]

    /// One figure over some items.
    struct Line: Sendable {
        var measure: BenchMeasure
        var items: Int
        /// Of each reading.
        var means: [Double]
        /// Of each reading after the first.
        var differences: [Difference]
    }

    /// What a reading has more than the first one.
    struct Difference: Sendable {
        var mean: Double
        /// Where the mean would lie in 95 of 100 draws of other such menus; nil where one menu alone is compared.
        var interval: ClosedRange<Double>?

        /// Whether the difference is more than chance, and for the better.
        func isBetter(_ direction: BenchMeasure.Direction) -> Bool? {
            guard let interval, !interval.contains(0) else { return nil }
            return (mean > 0) == (direction == .higher)
        }
    }

    struct Part: Sendable {
        /// Such as `language`.
        var aspect: String
        var name: String
        var line: Line
    }

    /// Which items a reading has otherwise than the first one.
    struct Moves: Sendable {
        var reading: String
        var better = 0
        var worse = 0
        var same = 0
        /// The ones that moved most, the worst first.
        var most: [Move] = []
    }

    struct Move: Sendable {
        var item: String
        var before: Double
        var after: Double
    }

    enum Failure: Error {
        case noItems, noFigures
        /// With those that there are.
        case unknownFigure(String, known: [String])
    }

    /// As many items that moved are listed of each reading.
    static let mostMoves = 10

    /// - Parameter chosen: the figures to compare, the first one to lead; all where it is empty.
    init(_ readings: [BenchReading], figures chosen: [String] = []) throws(Failure) {
        self.readings = readings
        let others = readings.dropFirst()
        let items = (readings.first?.order ?? []).filter { name in others.allSatisfy { $0.items[name] != nil } }
        guard !items.isEmpty else { throw .noItems }
        self.items = items
        let shared = (readings.first?.measures ?? []).filter { measure in
            others.allSatisfy { reading in reading.measures.contains { $0.figure == measure.figure } }
        }
        guard !shared.isEmpty else { throw .noFigures }
        measures = try Self.select(chosen, from: shared)
        let lines = measures.compactMap { Self.line($0, items, readings) }
        guard let lead = lines.first?.measure else { throw .noFigures }
        figures = lines
        parts = Self.parts(lead, items, readings)
        moves = others.map { Self.moves(lead, items, readings[0], $0) }
    }

    private static func select(_ chosen: [String], from shared: [BenchMeasure]) throws(Failure) -> [BenchMeasure] {
        guard !chosen.isEmpty else { return shared }
        var measures: [BenchMeasure] = []
        for figure in chosen {
            guard let measure = shared.first(where: { $0.figure == figure }) else {
                throw .unknownFigure(figure, known: shared.map(\.figure))
            }
            measures.append(measure)
        }
        return measures
    }

    /// Nil where no item has the figure in all readings.
    private static func line(_ measure: BenchMeasure, _ names: [String], _ readings: [BenchReading]) -> Line? {
        let rows = names.compactMap { name -> (menu: String, values: [Double])? in
            let values = readings.compactMap { $0.items[name]?.figures[measure.figure] }
            guard values.count == readings.count else { return nil }
            return (readings[0].items[name]?.menu ?? name, values)
        }
        guard !rows.isEmpty else { return nil }
        let means = readings.indices.map { place in rows.reduce(0) { $0 + $1.values[place] } / Double(rows.count) }
        let differences = readings.indices.dropFirst().map { place in
            let pairs = rows.map { (menu: $0.menu, value: $0.values[place] - $0.values[0]) }
            return Difference(mean: means[place] - means[0], interval: PairedBootstrap(pairs).interval)
        }
        return Line(measure: measure, items: rows.count, means: means, differences: differences)
    }

    private static func parts(_ lead: BenchMeasure, _ names: [String], _ readings: [BenchReading]) -> [Part] {
        let aspects: [(String, KeyPath<BenchItem, String?>)] = [
            ("language", \.language), ("difficulty", \.difficulty), ("kind", \.kind),
        ]
        return aspects.flatMap { aspect, value in
            var groups: [String: [String]] = [:]
            for name in names {
                guard let group = readings[0].items[name]?[keyPath: value] else { continue }
                groups[group, default: []].append(name)
            }
            guard groups.count > 1 else { return [Part]() }
            return groups.sorted { $0.key < $1.key }.compactMap { name, names in
                line(lead, names, readings).map { Part(aspect: aspect, name: name, line: $0) }
            }
        }
    }

    private static func moves(
        _ lead: BenchMeasure, _ names: [String], _ first: BenchReading, _ other: BenchReading
    ) -> Moves {
        var moves = Moves(reading: other.name)
        var moved: [(gain: Double, move: Move)] = []
        for name in names {
            guard let before = first.items[name]?.figures[lead.figure],
                let after = other.items[name]?.figures[lead.figure]
            else { continue }
            let gain = lead.better == .higher ? after - before : before - after
            switch gain {
            case ..<0: moves.worse += 1
            case 0: moves.same += 1
            default: moves.better += 1
            }
            if gain != 0 { moved.append((gain, Move(item: name, before: before, after: after))) }
        }
        // Names decide between equal ones, so that the list is the same each time.
        moved.sort { (abs($1.gain), $0.move.item) < (abs($0.gain), $1.move.item) }
        let most = moved.prefix(mostMoves).sorted { ($0.gain, $0.move.item) < ($1.gain, $1.move.item) }
        moves.most = most.map(\.move)
        return moves
    }
}

extension BenchComparison {
    /// What to know before the figures are believed; nothing where all is alike.
    var notes: [String] {
        var notes: [String] = []
        for reading in readings {
            let more = reading.items.count - items.count
            if more > 0 { notes.append("\(reading.name): Items that not all reports have were left out: \(more).") }
        }
        let data = Set(readings.map(\.data))
        if data.count > 1, !data.contains(nil) {
            notes.append("The reports were made on different data, photos or right answers: their hashes differ.")
        }
        return notes
    }
}
