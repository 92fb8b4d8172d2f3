internal import Files
internal import Judging
internal import Library
internal import Models
internal import Stages

/// `vegyscan bench photos`: how safe verdicts are from the photo on.
struct BenchPhotosCommand: Command {
    static let name: CommandName = "bench photos"
    static let description = CommandDescription(
        name: name,
        summary: "score how safe the verdicts on photos are",
        discussion: [
            """
            Scans every photo in TRUTH_DIR that has a list of dishes beside it, as bench dishes does, where the dishes \
            name their "label" (vegan, vegetarian, pescatarian, meat or uncertain) or "label_set" (an array, any of \
            which is right), and "certain_allergens" (an array) where they are known. make certify draws such a folder.
            """,
            """
            "Unsafe of the safe" counts dishes called vegan, vegetarian or pescatarian that are less safe by every label \
            that may be right, and "menus" the menus with such a dish among those with a dish called safe; photos with the \
            same dishes show one menu. "At most" is the one-sided 95 % bound of Clopper and Pearson on the unsafe of the \
            safe, "by menus" that of Korn and Graubard, which takes into account that dishes of one menu are alike. \
            "Strays" are called safe and are no dish of the photo. "Of typed" compares the decided dishes with \
            those decided when the true words are judged, in the cuisine that they show together. "Allergens lost" is the \
            share of the certain allergens of which nothing is said, "on photos" the share of those that the true words do \
            tell of.
            """,
            """
            --choose-limits tells from which confidence of its words (reading) and certainty of its bounds (structure) on a \
            dish should be called safe, so that at most PERCENT of these claims are wrong: unsafe, or about what is no dish. \
            It tests a fixed grid of limits by Learn then Test, and holds with 95 % for menus like these. Certify what is \
            chosen on other menus.
            """,
            """
            A wrong "yes" is put down to judging where the true words are called safe too, to structure where all its \
            words were read, and else to reading. Where TRUTH_DIR has an index.json that names languages and the \
            "difficulty" of each photo, each has its own line.
            """,
        ],
        operand: OperandDescription(
            name: "TRUTH_DIR", kind: .folder, help: "The folder of photos and lists of dishes."),
        options: [
            .keptBundles, .readings,
            .value(
                .promise, nil, "PERCENT", .text, .output,
                "Fail with code 1 where the bound on the unsafe of the safe dishes is above this, or nothing is called safe."
            ),
            .value(
                .chooseLimits, nil, "PERCENT", .text, .output,
                "Judge without limits of doubt, and find those that keep the wrong of the safe below this.",
                conflicts: [.json, .promise, .format]),
            .value(
                .format, nil, "WORD", .choice(of: Format.self), .output,
                "How figures are printed: as a table of text (unless given) or in Markdown.", conflicts: [.json]),
            .flag(.json, nil, .output, "Print the figures as one JSON object."), .quiet, .verbose,
        ] + .reading,
        examples: [
            Example("vegyscan bench photos truth", meaning: "Score the verdicts on the photos of a folder."),
            Example(
                "vegyscan bench photos truth --promise 1",
                meaning: "Fail where more than one in a hundred may be unsafe."),
        ])

    enum Format: String, CaseIterable {
        case text, markdown
    }

    let folder: FilePath
    /// Where bundles and figures are kept, or nil.
    let output: FilePath?
    /// What was read before, or nil to read the photos.
    let kept: KeptReadings?
    /// From 0 to 1, or nil.
    let promise: Double?
    /// The share of wrong safe claims for which limits are to be chosen, from 0 to 1, or nil.
    let risk: Double?
    let format: Format
    let printsJSON: Bool
    let settings: Settings
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        settings = try intake.resolveSettings()
        folder = intake.arguments.paths.first ?? FilePath(".")
        output = intake.arguments.path(.out)
        kept = intake.arguments.path(.readings).map { KeptReadings(folder: $0) }
        promise = try intake.arguments.text(.promise).map { (text) throws(CommandFailure) in
            try Self.share(text, .promise)
        }
        risk = try intake.arguments.text(.chooseLimits).map { (text) throws(CommandFailure) in
            try Self.share(text, .chooseLimits)
        }
        format = intake.arguments.text(.format).flatMap(Format.init) ?? .text
        printsJSON = intake.arguments.has(.json)
        console = intake.console
    }

    private static func share(_ percent: String, _ option: OptionName) throws(CommandFailure) -> Double {
        guard let number = Double(percent), (0...100).contains(number) else {
            throw CommandFailure(
                message: "\(option.typed): This must be a number of percent from 0 to 100, such as 1.5.",
                exitCode: .usage)
        }
        return number / 100
    }

    /// What the figures rest on, for a card that somebody else can check.
    private static func ground(_ run: BenchRun?, _ truth: DishTruthFolder) -> String {
        let data = BenchData(truth.files)
        return "vegyscan \(ProgramVersion.current), settings and tables \(run?.fingerprint ?? "-"), "
            + "\(CountedNoun.photos(truth.photos.count)), SHA-256 of the \(data.files) files \(data.sha256.prefix(16))."
    }

    func run() async -> ExitCode {
        await console.telling { () throws(CommandFailure) in
            if kept == nil { try settings.requireReading() }
            let output = BenchOutput(folder: output, truth: folder)
            let truth = try output.answers(
                DishTruthFolder.init, console, isEnough: { $0.truths.joined().contains { $0.diet != nil } },
                lacks: "No photo here has a list of dishes with labels beside it; see vegyscan bench photos --help.")
            let result = await DishBench(
                truth: truth, settings: settings, layoutOnly: false, kept: kept,
                judge: risk == nil ? Judge() : Judge(limits: .none), tell: console.tell
            ).run()
            var report = PhotoBenchReport(
                failed: result.report.run?.failed ?? 0, ground: Self.ground(result.report.run, truth), promise: promise)
            let judge = Judge()
            for ((photo, wanted), bundle) in zip(zip(truth.photos, truth.truths), result.bundles) {
                let file = photo.file.path.lastComponent.display
                let language = truth.languages?.languages(of: file).first
                report.add(
                    PhotoScore(photo: photo.name, wanted, bundle, language: language ?? bundle.languages.first, judge),
                    photo: photo.name, language: language, difficulty: truth.languages?.difficulty(of: file))
            }
            let isPrinted = try output.publish(
                report, items: .photos(truth, report.photos.map(\.figures)), of: truth.files, asJSON: printsJSON,
                table: risk.map { LimitSearch(report.claims, risk: $0).text }
                    ?? (format == .markdown ? report.markdown : report.text)
            ) { (folder) throws(StageFailure) in try result.write(truth.photos, to: folder) }
            guard isPrinted else { return .cannotWrite }
            return report.failed == 0 && truth.problems.isEmpty && report.isKept ? .success : .someFailed
        }
    }
}

extension OptionName {
    static let promise = OptionName("promise")
    static let chooseLimits = OptionName("choose-limits")
}
