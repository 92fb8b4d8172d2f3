internal import Files
internal import Foundation
internal import Judging
internal import Library
internal import Models

/// `vegyscan bench claims`: how right and how safe verdicts are.
struct BenchClaimsCommand: Command {
    static let name: CommandName = "bench claims"
    static let description = CommandDescription(
        name: name,
        summary: "score verdicts on dishes whose truth is known",
        discussion: [
            """
            Reads JSON Lines: dishes with "name" and "label" (vegan, vegetarian, pescatarian, meat or uncertain) or \
            "label_set" (an array of labels, any of which is right), and "allergens" (an array) where they are known; \
            or ingredients with "text" and what they are for "vegan" and "vegetarian" (yes, no or maybe). Each is \
            judged by its name, with "language", "cuisine", "section" and "symbols" where the row has them; --with \
            adds "description" or "ingredients".
            """,
            """
            Prints for each file, and for all together, a table of true labels and verdicts. Where a dish may have \
            several labels, it stands under "label", or else under "uncertain" or the strictest one.
            """,
            """
            Unsafe called safe: dishes called vegan whose labels have no vegan, of all such dishes; and dishes called \
            vegetarian or vegan whose labels have neither, of all such dishes; together each dish counts once. Of all \
            called safe: of the dishes called vegan, vegetarian or pescatarian, those that each of their labels calls \
            less safe. Beside each rate stands the one-sided upper bound of Clopper and Pearson: with a higher rate, \
            so few would be seen in fewer than one of twenty such files. Coverage is the share of dishes not called \
            uncertain; right of these are those with one of the true labels. Dishes that can't be told (label \
            uncertain) are taken cautiously when called uncertain, or what warns at least as much as the strictest of \
            their labels.
            """,
            """
            Allergens are scored where the row names all of them ("allergens_complete": true), or all of the nine \
            that American law names ("allergens_scope": "us9"); otherwise only those named are counted, for the \
            recall. Precision and recall are those of "contains"; the last column counts "may contain" as found.
            """,
            """
            With --verdicts nothing is judged here: another program's verdicts are scored in the same way. Each is a \
            JSON object a line, as vegyscan judge writes them, with "id" or "name" (or "text" of an ingredient) to find \
            its row by, and "label", or "claims" (yes, maybe, no or unknown for "vegan", "vegetarian" and \
            "pescatarian"), and "allergens" (an array of those contained, or an object with contains or may_contain \
            for each). A row without a verdict counts as uncertain.
            """,
            """
            Of ingredients called yes or no, those are right that are so; one that is maybe is neither, but "yes" \
            for it is counted.
            """,
            """
            The words that wrong verdicts rest on are those of the evidence for a diet wrongly granted, or against \
            one wrongly denied.
            """,
            """
            With --curve, a line for each of up to twenty steps of doubt tells what becomes of the figures when all \
            verdicts with more doubt are taken as uncertain. The doubt of a verdict is the greatest of its claims': \
            of a "yes" the chance that the dish breaks the diet, of a "no" that it doesn't, from 0 to 1, as the words \
            known in it tell.
            """,
        ],
        operand: OperandDescription(
            name: "FILE", kind: .file, help: "A file of dishes or ingredients.", isRepeatable: true),
        options: [
            .value(
                .with, nil, "WORD", .choice(ClaimRow.Part.allCases.map(\.rawValue)), .input,
                "What is judged besides the name."),
            .value(
                .verdicts, nil, "FILE", .file, .input,
                "Score the verdicts that another program gave instead of judging.",
                conflicts: [.with, .curve, .knowledge]),
            .value(
                .out, "o", "DIR", .folder, .output,
                "Keep each row with its verdict and evidence in DIR/rows.jsonl, the figures as DIR/report.json."),
            .value(
                .errors, nil, "N", .integer(0...1000), .output,
                "How many words behind wrong verdicts are listed; 10 unless given."),
            .flag(.curve, nil, .output, "Print what the figures would be if doubtful verdicts counted as uncertain."),
            .flag(.json, nil, .output, "Print the figures as one JSON object."),
            .knowledge,
        ],
        examples: [
            Example("vegyscan bench claims dishes/*.jsonl", meaning: "Score the dishes of several files."),
            Example(
                "vegyscan bench claims dishes.jsonl --with all --out look --errors 50",
                meaning: "Score with all the words known, and keep the verdicts to look into."),
            Example(
                "vegyscan bench claims dishes.jsonl --knowledge mine.tsv",
                meaning: "See what words of your own change."),
            Example(
                "vegyscan bench claims dishes.jsonl --verdicts other.jsonl",
                meaning: "Score another program's verdicts."),
        ])

    let files: [FilePath]
    let part: ClaimRow.Part?
    /// Another program's verdicts, or nil to judge.
    let verdicts: FilePath?
    let errors: Int
    let drawsCurve: Bool
    /// Where figures and judged rows are kept, or nil.
    let output: FilePath?
    let printsJSON: Bool
    let knowledge: Knowledge
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        let settings = try intake.resolveSettings()
        console = intake.console
        let words = try KnowledgeFiles(settings, environment: intake.environment).checkedTexts()
        if !words.isEmpty, settings.knowledge.origin != .flag(.knowledge) {
            console.note(
                settings.knowledge.value.isEmpty
                    ? "An installed update of words is used; see vegyscan update status."
                    : "Words of your own are used, from \(settings.knowledge.origin).")
        }
        knowledge = Knowledge(own: words)
        files = intake.arguments.paths
        verdicts = intake.arguments.path(.verdicts)
        part = intake.arguments.text(.with).flatMap(ClaimRow.Part.init)
        errors = intake.arguments.integer(.errors) ?? 10
        drawsCurve = intake.arguments.has(.curve)
        output = intake.arguments.path(.out)
        printsJSON = intake.arguments.has(.json)
    }

    func run() -> ExitCode {
        var isWhole = true
        var read: [(name: String, rows: [ClaimRow])] = []
        let namesakes = Dictionary(grouping: files, by: \.lastComponent).filter { $0.value.count > 1 }
        for path in files {
            guard let file = ClaimRowFile(path) else {
                console.error("\(path.display): This must be a readable file of JSON lines, of at most 256 MiB.")
                isWhole = false
                continue
            }
            guard !file.rows.isEmpty else {
                console.error(
                    "\(path.display): No line here is a JSON object with a name and a label, or a text and a claim.")
                isWhole = false
                continue
            }
            if let line = file.badLines.first {
                console.error(
                    "\(path.display): Lines that are no JSON object with a name and something to score it by were "
                        + "passed over: \(file.badLines.count); the first is line \(line).")
                isWhole = false
            }
            let name = path.lastComponent
            read.append(((namesakes[name] == nil ? name : path).display, file.rows))
        }
        guard !read.isEmpty else { return .noInput }
        if let output {
            do throws(StageFailure) {
                try BundleWriter(folder: output).prepare()
            } catch {
                console.error("\(output.display): \(error.message)")
                return .cannotWrite
            }
        }
        guard let verdicts else {
            let bench = ClaimBench(knowledge: knowledge, part: part)
            return finish(read.map { (name: $0.name, rows: bench.judge($0.rows)) }, isWhole: isWhole)
        }
        return score(verdicts, of: read, isWhole: isWhole)
    }

    private func score(_ file: FilePath, of read: [(name: String, rows: [ClaimRow])], isWhole: Bool) -> ExitCode {
        guard let foreign = ForeignVerdicts(file) else {
            console.error("\(file.display): This must be a readable file of JSON lines, of at most 256 MiB.")
            return .noInput
        }
        if let line = foreign.badLines.first {
            console.error(
                "\(file.display): Lines that are no JSON object with an id or a name and a verdict were passed over: "
                    + "\(foreign.badLines.count); the first is line \(line).")
        }
        let judged = read.map { (name: $0.name, result: foreign.judge($0.rows)) }
        let without = judged.reduce(0) { $0 + $1.result.without }
        if without > 0 {
            console.note("\(file.display): Rows without a verdict, which count as uncertain: \(without).")
        }
        return finish(
            judged.map { (name: $0.name, rows: $0.result.judged) }, isWhole: isWhole && foreign.badLines.isEmpty)
    }

    private func figures(_ rows: [JudgedRow]) -> ClaimFigures {
        ClaimFigures(rows, errors: errors, curve: drawsCurve)
    }

    private func finish(_ judged: [(name: String, rows: [JudgedRow])], isWhole: Bool) -> ExitCode {
        let report = ClaimBenchReport(
            files: judged.map { ClaimBenchReport.Block(file: $0.name, figures: figures($0.rows)) },
            all: judged.count > 1 ? figures(judged.flatMap(\.rows)) : nil, with: part,
            verdicts: verdicts?.lastComponent.display)
        let json: String
        do throws(CommandFailure) {
            json = try BenchOutput.json(report, .claims(judged), files)
        } catch {
            console.error(error.message)
            return error.exitCode
        }
        if let output {
            do throws(StageFailure) {
                try keep(judged, json, in: output)
            } catch {
                console.error("\(output.display): \(error.message)")
                return .cannotWrite
            }
        }
        guard StandardStreams.print(printsJSON ? json : ClaimBenchTable(report: report).text) else {
            return .cannotWrite
        }
        return isWhole ? .success : .someFailed
    }

    private func keep(
        _ judged: [(name: String, rows: [JudgedRow])], _ json: String, in folder: FilePath
    ) throws(StageFailure) {
        let encoder = JSONEncoder.bundle()
        var lines: [UInt8] = []
        for (name, rows) in judged {
            for row in rows {
                guard let line = try? encoder.encode(VerdictRecord(file: name, judged: row)) else { continue }
                lines += Array(line) + [0x0A]
            }
        }
        try AtomicFile.write(lines, to: folder.appending("rows.jsonl"))
        try AtomicFile.write(Array(json.utf8), to: folder.appending("report.json"))
    }
}
