internal import Files

/// `vegyscan bench compare`: reports of benches beside each other.
struct BenchCompareCommand: Command {
    static let name: CommandName = "bench compare"
    static let description = CommandDescription(
        name: name,
        summary: "compare reports that bench commands wrote with --json",
        discussion: [
            """
            The first report is what the others are compared with, item by item: photos, dishes or rows that all of \
            them have, and for each figure those of which all have it. It prints the means and the differences, and the first figure again by \
            language, difficulty and kind, where the reports tell, and the items that moved most. A report of several \
            readings, such as that of bench text --engine, counts as several.
            """,
            """
            "from" and "to" are the ends of the interval in which the difference would lie in 95 of 100 cases, had \
            other menus of this sort been drawn (2,000 draws with replacement, pairs kept together, always the same). \
            A difference is "better" or "worse" where the interval leaves out zero, otherwise it is "not clear".
            """,
            """
            --fail-if takes a figure's name in the report, < or >, and a number: the exit code is 1 where any report's \
            difference from the first is so.
            """,
            """
            Other programs can write reports too: one JSON object with "measures", an array of {"figure", "title", \
            "better": "higher" or "lower"}, and "items", an array of {"item", "figures": {NAME: NUMBER}} with \
            "language", "difficulty", "kind", "menu" and "reading" where they are known. Items of one "menu" are \
            drawn together.
            """,
        ],
        operand: OperandDescription(
            name: "REPORT", kind: .file, help: "The reports, the first to begin with.", isRepeatable: true),
        options: [
            .value(
                .format, nil, "WORD", .choice(of: Format.self), .output,
                "What to print: text unless given; svg is a plot."),
            .value(
                .figure, nil, "NAME", .text, .output,
                "Compare this figure only; the first one given leads. Can be given more than once.", repeatable: true),
            .value(
                .failIf, nil, "RULE", .text, .output,
                "End with code 1 if a difference is so, such as 'word_f1 < -0.01'. Can be given more than once.",
                repeatable: true),
        ],
        examples: [
            Example("vegyscan bench compare before.json after.json", meaning: "See what a change did."),
            Example(
                "vegyscan bench compare old.json new.json --fail-if 'word_f1 < -0.01'",
                meaning: "Refuse a change that makes reading worse."),
            Example(
                "vegyscan bench compare a.json b.json c.json --format svg > plot.svg",
                meaning: "Draw three reports' differences."),
        ])

    enum Format: String, CaseIterable, Sendable {
        case text, markdown, csv, svg
    }

    let files: [FilePath]
    let format: Format
    let figures: [String]
    let rules: [ComparisonRule]
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        files = intake.arguments.paths
        format = intake.arguments.text(.format).flatMap(Format.init) ?? .text
        figures = intake.arguments.texts(.figure)
        console = intake.console
        var rules: [ComparisonRule] = []
        for text in intake.arguments.texts(.failIf) {
            guard let rule = ComparisonRule(text) else {
                throw CommandFailure(
                    message: "--fail-if takes a figure, < or >, and a number, such as 'word_f1 < -0.01', not \(text).",
                    exitCode: .usage)
            }
            rules.append(rule)
        }
        self.rules = rules
    }

    func run() async -> ExitCode {
        await console.telling { () throws(CommandFailure) in
            var readings: [BenchReading] = []
            for file in files {
                do throws(BenchReading.Failure) {
                    readings += try BenchReading.all(in: file)
                } catch {
                    throw CommandFailure(message: "\(file.display): \(error.message)", exitCode: .noInput)
                }
            }
            guard readings.count > 1 else {
                throw CommandFailure(
                    message: "Name two reports to compare, such as: vegyscan bench compare before.json after.json",
                    exitCode: .usage)
            }
            let comparison = try compare(readings)
            guard StandardStreams.print(text(comparison)) else { return .cannotWrite }
            let broken = rules.flatMap(comparison.broken)
            for sentence in broken { console.error(sentence) }
            return broken.isEmpty ? .success : .differs
        }
    }

    private func compare(_ readings: [BenchReading]) throws(CommandFailure) -> BenchComparison {
        do throws(BenchComparison.Failure) {
            let comparison = try BenchComparison(readings, figures: figures)
            // A rule on a figure that isn't there would never be broken.
            for rule in rules where !comparison.figures.contains(where: { $0.measure.figure == rule.figure }) {
                throw .unknownFigure(rule.figure, known: comparison.figures.map(\.measure.figure))
            }
            return comparison
        } catch {
            switch error {
            case .noItems:
                throw CommandFailure(message: "The reports have no items in common.", exitCode: .noInput)
            case .noFigures:
                throw CommandFailure(message: "The reports have no figures in common.", exitCode: .noInput)
            case .unknownFigure(let name, let known):
                throw CommandFailure(
                    message: "Not all reports have the figure \(name); compared are: \(known.joined(separator: ", "))",
                    exitCode: .usage)
            }
        }
    }

    private func text(_ comparison: BenchComparison) -> String {
        switch format {
        case .text: ComparisonTables(comparison: comparison).text
        case .markdown: ComparisonTables(comparison: comparison).markdown
        case .csv: ComparisonCSV(comparison: comparison).text
        case .svg: ComparisonPlot(comparison: comparison).text
        }
    }
}

extension OptionName {
    static let figure = OptionName("figure")
    static let failIf = OptionName("fail-if")
}
