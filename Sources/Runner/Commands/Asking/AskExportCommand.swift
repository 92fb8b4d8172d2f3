internal import Asking
internal import Files
internal import Foundation
internal import Library
internal import Models

/// `vegyscan ask export`: what waits in a folder of results, as files for a provider's batches.
struct AskExportCommand: Command {
    static let name: CommandName = "ask export"
    static let description = CommandDescription(
        name: name,
        summary: "write what waits for the LLM into batch files",
        discussion: [
            """
            Writes requests about the dishes below DIR that wait for the LLM into BATCH/requests-1.jsonl and so on, \
            one a line, at most 50000 and 200 MB a file: as OpenAI's and vLLM's batches take them, or Anthropic's. \
            Beside them questions-1.jsonl says what the answers are about, which never leaves this machine. Nothing is \
            sent, and the key isn't needed.
            """,
            """
            The model and its address are those that the scan had, or those given here. What a cache knows is not \
            asked about, nor is what an earlier file asks about that has no answer yet, unless --again is given. The \
            cost is worked out at half the price of live requests, which is what providers charge for batches.
            """,
        ],
        operand: OperandDescription(
            name: "DIR", kind: .folder, help: "The folder that a scan put its results in."),
        options: [
            .value(.out, "o", "BATCH", .folder, .output, "The folder for the files; made if missing.", required: true),
            .value(
                .format, nil, "WORD", .choice(of: BatchFormat.self), .output,
                "Whose batches they are for; by the address unless given."),
            .flag(.again, nil, .output, "Also ask about what an earlier file asks about."),
            .flag(.json, nil, .output, "Print one JSON object."), .quiet,
            .setting(\.llmURL), .setting(\.llmModel), .setting(\.llmPrices), .setting(\.currency), .targetLanguage,
            .knowledge, .store,
        ],
        examples: [
            Example("vegyscan ask export results --out batch", meaning: "Write what waits into files."),
            Example(
                "vegyscan ask export results -o batch \\", "    --llm-url http://localhost:8000/v1 --llm-model NAME",
                meaning: "Name the model, as for vllm run-batch."),
        ])

    let intake: CommandIntake
    let results: FilePath
    let batch: BatchFolder
    let format: BatchFormat?
    let asksAgain: Bool
    let printsJSON: Bool
    private var console: Console { intake.console }

    init(_ intake: CommandIntake) {
        self.intake = intake
        results = intake.arguments.paths.first ?? FilePath(".")
        batch = BatchFolder(folder: intake.arguments.path(.out) ?? FilePath("."))
        format = intake.arguments.text(.format).flatMap(BatchFormat.init)
        asksAgain = intake.arguments.has(.again)
        printsJSON = intake.arguments.has(.json)
    }

    /// What was written.
    private struct Report: Encodable {
        var dishes = 0
        var requests = 0
        var files: [String] = []
        /// Dishes that an earlier file asks about.
        var alreadyAsked = 0
        /// At half the price; nil where no price is known.
        var cost: Money?
        var worstCost: Money?
        /// Whether dishes wait that no earlier file asks about.
        var waits = false

        enum CodingKeys: String, CodingKey {
            case dishes, requests, files, cost
            case alreadyAsked = "already_asked"
            case worstCost = "worst_cost"
        }
    }

    func run() async -> ExitCode {
        await console.telling { () throws(CommandFailure) in
            let menus = try StoredMenus(folder: results).menus()
            console.tellOfRuns(writingTo: [results])
            let locations = try intake.resolveSettings().storeLocations(environment: intake.environment)
            let book = locations.map { AskedBook($0) }
            let folders = Set((book?.folders ?? []) + [batch.folder.place]).map { BatchFolder(folder: $0) }
            let asked = asksAgain ? AskedQuestions() : AskedQuestions(in: folders, for: results)
            var report = Report()
            var forecast = Forecast()
            var skipped: Set<String> = []
            var isWhole = true
            for way in try AskedSettings.all(in: results, intake) {
                isWhole = try await export(menus, way, asked.keys, book, &report, &forecast, &skipped) && isWhole
            }
            try write([], sharing: asked.ofOthers(about: skipped), book, &report)
            report.cost = forecast.cost.map(Self.half)
            report.worstCost = forecast.worstCost.map(Self.half)
            guard tell(report) else { return .cannotWrite }
            return isWhole ? .success : .someFailed
        }
    }

    /// False where a menu waits that can't be asked about in this way.
    private func export(
        _ menus: [FilePath], _ way: AskedSettings, _ asked: Set<String>, _ book: AskedBook?, _ report: inout Report,
        _ forecast: inout Forecast, _ skipped: inout Set<String>
    ) async throws(CommandFailure) -> Bool {
        let tools = try JudgingTools(
            settings: way.settings, environment: intake.environment, console: console, isLimited: false)
        let writer = BundleWriter(folder: results)
        guard let model = tools.model else {
            guard !WaitingMenus(in: menus, writer: writer, judging: nil).menus.isEmpty else { return true }
            throw CommandFailure(
                message: "No LLM is configured to ask about the dishes that wait; add --llm-url and --llm-model.",
                exitCode: .unavailable)
        }
        let waiting = WaitingMenus(
            in: menus, writer: writer, judging: Fingerprint.judging(way.settings, words: tools.words),
            alone: Fingerprint.judgingAlone(way.settings, words: tools.words))
        for problem in waiting.problems { console.error("\(problem.path): \(problem.reason)") }
        var pending: [BatchRequest] = []
        var bytes = 0
        for menu in waiting.menus {
            guard let bundle = writer.existing(menu: FilePath(menu)) else { continue }
            let draft = bundle.draft(of: Set(bundle.pendingDishes))
            let requests = await tools.classify.requests(
                draft, format: format ?? model.batchFormat, skipping: asked)
            let keys = model.questions(on: draft, targetLanguage: way.settings.targetLanguage.value)
                .compactMap { $0?.key }
            let asked = keys.filter(asked.contains)
            report.alreadyAsked += asked.count
            skipped.formUnion(asked)
            if asked.count < keys.count { report.waits = true }
            for request in requests { forecast += request.forecast }
            pending += requests
            bytes += requests.reduce(0) { $0 + $1.line.count }
            if pending.count >= BatchFolder.mostRequests || bytes >= BatchFolder.mostBytes {
                try write(pending, book, &report)
                (pending, bytes) = ([], 0)
            }
        }
        try write(pending, book, &report)
        return waiting.problems.isEmpty
    }

    private func write(
        _ requests: [BatchRequest], sharing questions: [BatchQuestion] = [], _ book: AskedBook?, _ report: inout Report
    ) throws(CommandFailure) {
        guard !requests.isEmpty || !questions.isEmpty else { return }
        report.requests += requests.count
        report.dishes += requests.reduce(0) { $0 + $1.question.keys.count }
        do throws(StageFailure) {
            // Noted before the first request is written, so that its answer finds its question.
            try batch.create()
            try book?.add(batch.folder)
            report.files += try batch.write(requests, sharing: questions, for: results).map(\.display)
        } catch {
            throw CommandFailure(message: "\(batch.folder.display): \(error.message)", exitCode: .cannotWrite)
        }
    }

    private func tell(_ report: Report) -> Bool {
        if printsJSON {
            let data = (try? JSONEncoder.bundle(pretty: true).encode(report)) ?? Data("{}".utf8)
            return StandardStreams.print(String(decoding: data, as: UTF8.self) + "\n")
        }
        if report.alreadyAsked > 0 {
            console.note(
                "Not asked about again: \(CountedNoun.dishes(report.alreadyAsked)) of earlier files without an answer.")
        }
        guard report.requests > 0 else {
            console.note(
                report.waits
                    ? "\(results.display): Dishes wait here. Their answers are here: vegyscan retry "
                        + results.quotedForShell
                    : "\(results.display): Nothing here is to be asked about.")
            return true
        }
        let cost =
            report.cost.flatMap { cost in report.worstCost.map { "; about \(cost), at most \($0), at half the price" } }
            ?? "; no price is known for this model"
        console.note(
            "Written to \(report.files.joined(separator: ", ")): \(CountedNoun(report.requests, "request").text) about "
                + "\(CountedNoun.dishes(report.dishes))\(cost). Then: vegyscan ask import FILE...")
        return true
    }

    private static func half(_ money: Money) -> Money { Money(micros: (money.micros + 1) / 2, in: money.currency) }
}

extension OptionName {
    static let again = OptionName("again")
}
