internal import Foundation
internal import Models

/// The figures of `vegyscan bench claims` for a person.
struct ClaimBenchTable {
    let report: ClaimBenchReport

    var text: String {
        var lines: [String] = []
        for block in report.files { lines += Self.block(block.file, block.figures) }
        if let all = report.all {
            lines += Self.block("all together", all)
            lines += Self.summary(report.files.map { ($0.file, $0.figures) } + [("all together", all)])
        }
        while lines.last == "" { lines.removeLast() }
        return lines.map(Console.printable).joined(separator: "\n") + "\n"
    }

    private static func block(_ name: String, _ figures: ClaimFigures) -> [String] {
        var lines = [
            ([name + ": \(CountedNoun(figures.rows, "row").text)"] + time(figures.time)).joined(separator: ", "), "",
        ]
        if figures.verdicts.dishes > 0 { lines += dishes(figures) }
        if let ingredients = figures.ingredients { lines += self.ingredients(ingredients) }
        if let allergens = figures.allergens { lines += self.allergens(allergens) }
        if let curve = figures.curve, !curve.steps.isEmpty { lines += self.curve(curve) }
        lines += errors("Unsafe verdicts rest on", figures.errors.unsafe)
        lines += errors("Other wrong verdicts rest on", figures.errors.wrong)
        let slow = figures.time.rows.map { [String(format: "%.0f us", $0.microseconds), $0.name] }
        if !slow.isEmpty { lines += indented("Slowest", slow) + [""] }
        return lines
    }

    /// A line a file, for comparing them.
    private static func summary(_ files: [(name: String, figures: ClaimFigures)]) -> [String] {
        var cells = [
            [
                "file", "dishes", "unsafe vegan", "unsafe vegetarian", "together", "at most", "of safe", "coverage",
                "right",
                "allergens P", "R", "warned",
            ]
        ]
        for (name, figures) in files where figures.verdicts.dishes > 0 {
            let unsafe = figures.unsafe
            let allergens = figures.allergens?.all
            func count(_ rate: BoundedRate) -> String { "\(rate.hits)/\(rate.cases)" }
            let rates = [unsafe.vegan, unsafe.vegetarian, unsafe.together].map(count)
            let bound = percent(RateBound.upper(hits: unsafe.together.hits, of: unsafe.together.cases))
            let shares = [
                figures.verdicts.coverage, figures.verdicts.accuracy.share, allergens?.precision, allergens?.recall,
                allergens?.recallOfWarnings,
            ]
            cells.append(
                [name, String(figures.verdicts.dishes)] + rates + [bound, count(unsafe.ofSafe)] + shares.map(percent))
        }
        return cells.count > 1 ? AlignedColumns.lines(cells, leading: 1) + [""] : []
    }

    private static func dishes(_ figures: ClaimFigures) -> [String] {
        let labels = DietLabel.allCases
        var cells = [["true \\ called"] + labels.map(\.rawValue) + ["all"]]
        for truth in labels {
            let counts = labels.map { figures.confusion[truth, $0] }
            let sum = counts.reduce(0, +)
            if sum > 0 { cells.append([truth.rawValue] + counts.map(String.init) + [String(sum)]) }
        }
        var lines = AlignedColumns.lines(cells, leading: 1) + [""]
        let unsafe = figures.unsafe.rows.map { rate($0.rate, name: "  " + $0.name) }
        lines += ["Unsafe called safe"] + AlignedColumns.lines(unsafe, leading: 1)
        let verdicts = figures.verdicts
        lines.append(
            "Coverage \(percent(verdicts.coverage)) (\(verdicts.decided) of \(verdicts.dishes)), of these right "
                + "\(percent(verdicts.accuracy.share)) (\(verdicts.accuracy.right))")
        if verdicts.cautious.of > 0 {
            lines.append(
                "Dishes that can't be told: \(verdicts.cautious.right) of \(verdicts.cautious.of) taken cautiously "
                    + "(\(percent(verdicts.cautious.share)))")
        }
        return lines + [""]
    }

    private static func ingredients(_ tallies: [Diet: IngredientTally]) -> [String] {
        var lines: [String] = []
        for diet in Diet.allCases {
            guard let tally = tallies[diet] else { continue }
            let coverage = tally.total == 0 ? nil : Double(tally.decided) / Double(tally.total)
            lines.append(
                "Ingredients, \(diet): \(tally.total), coverage \(percent(coverage)), of these right "
                    + "\(percent(tally.right.share)), yes for maybe \(tally.hasty)")
            lines += AlignedColumns.lines([rate(tally.unsafe, name: "  yes for no")], leading: 1)
        }
        return lines + [""]
    }

    private static func allergens(_ tally: AllergenTally) -> [String] {
        var cells = [["allergen", "held", "precision", "recall", "with may contain"]]
        func add(_ name: String, _ counts: AllergenTally.Counts) {
            cells.append(
                [name, String(counts.held)]
                    + [counts.precision, counts.recall, counts.recallOfWarnings].map(percent))
        }
        for allergen in Allergen.allCases {
            if let counts = tally.each[allergen], counts.held + counts.wrong > 0 { add(allergen.rawValue, counts) }
        }
        add("all of \(CountedNoun.dishes(tally.dishes))", tally.all)
        return AlignedColumns.lines(cells, leading: 1) + [""]
    }

    private static func curve(_ curve: AbstainingCurve) -> [String] {
        var cells = [["most doubt", "coverage", "right", "unsafe vegan", "unsafe vegetarian", "together", "at most"]]
        for step in curve.steps {
            let together = step.unsafe.together
            cells.append(
                [String(format: "%.3f", step.mostDoubt), percent(step.coverage), percent(step.accuracy)]
                    + [step.unsafe.vegan, step.unsafe.vegetarian, together].map { "\($0.hits)/\($0.cases)" }
                    + [percent(RateBound.upper(hits: together.hits, of: together.cases))])
        }
        return AlignedColumns.lines(cells, leading: 0) + [""]
    }

    private static func errors(_ title: String, _ rows: [ErrorWords.Row]) -> [String] {
        guard !rows.isEmpty else { return [] }
        let cells = rows.map { [String($0.count) + " x", $0.word, $0.finding, $0.example] }
        return indented(title, cells) + [""]
    }

    /// A title, and rows under it: the number at the right of its column, all else at the left.
    private static func indented(_ title: String, _ cells: [[String]]) -> [String] {
        let width = cells.compactMap(\.first?.count).max() ?? 0
        let rows = cells.map { row in
            row.first.map { [String(repeating: " ", count: width - $0.count) + $0] + row.dropFirst() } ?? row
        }
        return [title] + AlignedColumns.lines(rows, leading: rows.first?.count ?? 0).map { "  " + $0 }
    }

    /// Name, count, rate and upper bound.
    private static func rate(_ rate: BoundedRate, name: String) -> [String] {
        [
            name, "\(rate.hits) of \(rate.cases)", percent(rate.rate),
            "95 %: at most \(percent(RateBound.upper(hits: rate.hits, of: rate.cases)))",
        ]
    }

    /// Nothing where nothing was timed.
    private static func time(_ time: SlowRows) -> [String] {
        guard let median = time.median else { return [] }
        return [String(format: "%.2f s, median %.0f us a row", time.total, median)]
    }

    private static func percent(_ value: Double?) -> String {
        value.map { String(format: "%.2f %%", $0 * 100) } ?? "-"
    }
}
