internal import Models
internal import Outputs

/// A comparison for a spreadsheet or a script: a row for each figure of each reading.
struct ComparisonCSV {
    let comparison: BenchComparison

    var text: String {
        let lines =
            comparison.figures.map { ("all", "", $0) } + comparison.parts.map { ($0.aspect, $0.name, $0.line) }
        var rows = [["by", "part", "figure", "better", "reading", "items", "mean", "difference", "low", "high"]]
        for (aspect, name, line) in lines {
            for (place, reading) in comparison.readings.enumerated() {
                let difference = place == 0 ? nil : line.differences[place - 1]
                let numbers = [
                    line.means[place], difference?.mean, difference?.interval?.lowerBound,
                    difference?.interval?.upperBound,
                ]
                rows.append(
                    [
                        aspect, CSVText.harmless(name), CSVText.harmless(line.measure.figure),
                        line.measure.better.rawValue, CSVText.harmless(reading.name), "\(line.items)",
                    ] + numbers.map { $0.map { "\($0.rounded(toDecimals: 6))" } ?? "" })
            }
        }
        return rows.map(CSVText.line).joined()
    }
}
