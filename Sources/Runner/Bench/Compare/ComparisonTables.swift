/// A comparison as tables and sentences, for a terminal or as Markdown.
struct ComparisonTables {
    let comparison: BenchComparison

    private struct Table {
        var title: String
        /// The first row is the head.
        var rows: [[String]]
        var leading = 1
    }

    /// For a terminal.
    var text: String {
        var lines = legend
        for table in tables {
            lines += ["", table.title] + AlignedColumns.lines(table.rows, leading: table.leading).map { "  " + $0 }
        }
        return (lines + notes).map(Console.printable).joined(separator: "\n") + "\n"
    }

    var markdown: String {
        var lines = legend.map { "- " + Self.escaped($0) }
        for table in tables {
            guard let head = table.rows.first else { continue }
            lines += ["", "**\(Self.escaped(table.title))**", ""]
            lines.append(Self.row(head))
            lines.append(Self.row(head.indices.map { $0 < table.leading ? "---" : "--:" }))
            lines += table.rows.dropFirst().map { Self.row($0.map(Self.escaped)) }
        }
        return (lines + notes).map(Console.printable).joined(separator: "\n") + "\n"
    }

    private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

    /// Names of photos and programs aren't markup.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            if "\\`*_[]<>|#".contains(character) { escaped.append("\\") }
            escaped.append(character)
        }
        return escaped
    }

    private var letters: [String] { comparison.readings.indices.map(Self.letter) }

    /// A, B, …, Z, then numbers.
    static func letter(_ place: Int) -> String {
        guard place < 26, let scalar = Unicode.Scalar(UInt32(65 + place)) else { return "\(place + 1)" }
        return String(Character(scalar))
    }

    /// Which letter stands for what.
    private var legend: [String] {
        zip(letters, comparison.readings).map { letter, reading in
            let program = reading.program.map { " (\($0))" } ?? ""
            let data = reading.data.map { ", data \($0.sha256.prefix(12))" } ?? ""
            return "\(letter): \(reading.name)\(program)\(data)"
        }
    }

    private var notes: [String] { comparison.notes.isEmpty ? [] : [""] + comparison.notes }

    private var tables: [Table] {
        var tables = [
            Table(
                title: "Means, and differences from A with their 95 % intervals",
                rows: [["figure", "items"] + heads] + comparison.figures.map { [$0.measure.title] + cells($0) })
        ]
        var aspects: [String] = []
        for part in comparison.parts where !aspects.contains(part.aspect) { aspects.append(part.aspect) }
        for aspect in aspects {
            let parts = comparison.parts.filter { $0.aspect == aspect }
            guard let title = parts.first?.line.measure.title else { continue }
            tables.append(
                Table(
                    title: "\(title) by \(aspect)",
                    rows: [[aspect, "items"] + heads] + parts.map { [$0.name] + cells($0.line) }))
        }
        let lead = comparison.figures.first?.measure.title ?? ""
        for (letter, moves) in zip(letters.dropFirst(), comparison.moves) where !moves.most.isEmpty {
            let rows = moves.most.map { move in
                [
                    move.item, ComparisonFigures.plain(move.before), ComparisonFigures.plain(move.after),
                    ComparisonFigures.signed(move.after - move.before),
                ]
            }
            tables.append(
                Table(
                    title: "\(lead), what moved most from A to \(letter): \(moves.better) better, \(moves.worse) "
                        + "worse, \(moves.same) the same",
                    rows: [["item", "A", letter, "difference"]] + rows))
        }
        return tables
    }

    private var heads: [String] {
        ["A"] + letters.dropFirst().flatMap { [$0, "\($0) - A", "from", "to", "that is"] }
    }

    private func cells(_ line: BenchComparison.Line) -> [String] {
        var cells = ["\(line.items)", ComparisonFigures.plain(line.means[0])]
        for (mean, difference) in zip(line.means.dropFirst(), line.differences) {
            let ends = difference.interval.map { [$0.lowerBound, $0.upperBound].map(ComparisonFigures.signed) }
            cells += [ComparisonFigures.plain(mean), ComparisonFigures.signed(difference.mean)] + (ends ?? ["-", "-"])
            cells.append(Self.word(difference, line.measure.better))
        }
        return cells
    }

    /// Whether the difference is more than chance.
    static func word(_ difference: BenchComparison.Difference, _ better: BenchMeasure.Direction) -> String {
        switch difference.isBetter(better) {
        case true?: "better"
        case false?: "worse"
        case nil: difference.mean == 0 && difference.interval?.upperBound == 0 ? "the same" : "not clear"
        }
    }
}
