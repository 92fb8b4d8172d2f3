internal import Files
internal import Foundation
internal import Judging
internal import Library
internal import Menus
internal import Models
internal import Outputs
internal import Reading

/// `vegyscan scan`: photos in, one bundle a menu out.
struct ScanCommand: Command {
    static let name: CommandName = "scan"
    static let description = CommandDescription(
        name: name,
        summary: "scan photos of menus and write a JSON bundle per menu",
        discussion: [
            """
            A folder is searched with all its sub-folders. A sub-folder of photos is one menu with several pages, in \
            the natural order of the file names; a loose photo is a menu of one page; with --one-menu all photos are \
            pages of one. Links to folders outside of what is named are not followed; what is hidden, and folders that \
            vegyscan wrote itself, are passed over. Photos are never changed.
            """,
            """
            Each menu becomes DIR/<menu>/bundle.json, and DIR/index.jsonl gets a line for it. A menu is called after \
            its photo or folder and stays where it is in later runs. Where several have one name, or another menu's \
            result is there already, a ~ and twelve digits of what the photos hold tell them apart, the same in any \
            order and on every machine; no result takes another menu's place.
            """,
            """
            A vegyscan.json in any folder above a menu may say of it what the photos don't show, such as \
            {"languages": "ita", "currency": "EUR", "cuisine": "italian", "restaurant": "Da Enzo"}: of several such \
            files the nearest wins, key by key. An option or variable for the languages wins over them. Where one is \
            changed, the menus below it are done again; where one is wrong, they are left out and named.
            """,
            """
            A photo that can't be read is named on standard error and the others go on. Menus that DIR already \
            holds, made from the same photos with the same settings, are left alone: after an interruption run the \
            same command again. No failure replaces what was read before, and where a photo shows other dishes than \
            before both results stay.
            """,
            """
            Photos never leave this machine. Nothing else does either, unless an LLM is set with --llm-url: then the \
            text of the dishes goes to that server, without place or file names. Its key is taken from the \
            environment variable VEGYSCAN_LLM_KEY or from a file that nobody else can read.
            """,
            """
            Where there are dietary profiles, the active one says of each dish whether it fits, is to be asked about \
            or avoided: in DIR/<menu>/profile.json, which only you can read, and nowhere else; it names neither the \
            profile nor what is avoided unless --reasons is given. --guest leaves them out; with --stdin none is used.
            """,
            """
            What the LLM could not answer, because it was away or the budget was used up, is judged by the program's \
            own knowledge meanwhile, and so is what it declined or answered so that it can't be used. vegyscan retry, \
            the same scan again, or the next scan that has a connection asks only about that. A scan without an LLM leaves alone what one has \
            judged or is waited for.
            """,
        ],
        operand: OperandDescription(
            name: "PATH", kind: .file,
            help: """
                A photo or a folder; - stands for a list of paths on standard input, not for a photo. Without any the folder of the \
                setting photo_folder is scanned.
                """,
            isRequired: false, isRepeatable: true),
        options: [
            .value(
                .out, "o", "DIR", .folder, .output, "The folder for the results; made if missing.", required: true,
                replacement: .stdin),
            .filesFrom, .null,
            .value(
                .include, nil, "PATTERN", .text, .input,
                """
                Take only photos in folders that fit, such as '*.jpg' (a name) or '2026/*/*' (the path below the folder \
                named). Can be given more than once.
                """, repeatable: true),
            .value(
                .exclude, nil, "PATTERN", .text, .input,
                "Leave out photos that fit, and folders with all they hold. Can be given more than once.",
                repeatable: true),
            .flag(
                .watch, nil, .input,
                """
                Go on watching the folders, and scan what comes into them once it is complete, until the program is told \
                to end.
                """, conflicts: [.filesFrom, .oneMenu, .dryRun, .refresh]),
            .flag(
                .oneMenu, nil, .input,
                "Take all photos as the pages of one menu, in the order in which they are named; those of a folder in the "
                    + "natural order of their names."),
            .value(
                .shard, nil, "I/N", .shard, .input,
                "Work on the I-th of N parts, such as 3/8; a menu's part follows from the content of its first photo."),
            .flag(
                .stdin, nil, .input,
                """
                Read paths of photos from standard input, one a line, as they come, and print for each its bundle as \
                one line of JSON on standard output, in the same order; no folder is written.
                """,
                conflicts: [
                    .out, .filesFrom, .shard, .oneMenu, .watch, .include, .exclude, .dryRun, .wait, .noHistory,
                    .profile, .guest, .reasons, .strict,
                ]),
            .flag(
                .report, nil, .output,
                """
                Also write the report on the results, as DIR-report, as "vegyscan report" does. Its pictures are drawn while \
                the photos are read, which takes less time than drawing them afterwards.
                """, conflicts: [.stdin, .watch, .dryRun, .shard]),
            .flag(.json, nil, .output, "Print one JSON object per event on standard output."),
            .flag(
                .dryRun, nil, .output,
                "Read the photos, but ask and write nothing; print what asking the LLM would cost."),
            .profile, .guest, .reasons,
            .wait, .strict, .quiet, .verbose,
            .languages, .detector, .engineFolder,
            .setting(\.words),
            .setting(\.quality),
            .setting(\.location),
            .targetLanguage, .knowledge,
        ] + .languageModel + [.offline] + .limits + .storage,
        examples: [
            Example("vegyscan scan photos --out results", meaning: "Scan all photos below a folder."),
            Example(
                "vegyscan scan -o results -l eng+deu menu.jpg other.heic",
                meaning: "Scan two photos in two languages."),
            Example(
                "vegyscan scan --one-menu front.jpg back.jpg -o results",
                meaning: "Scan two photos as the pages of one menu."),
            Example(
                "vegyscan scan --watch ~/Pictures/menus -o menus --exclude 'draft-*'",
                meaning: "Scan a folder, and then whatever comes into it."),
            Example(
                "find photos -newer last-run -print0 | vegyscan scan -0 -o results -",
                meaning: "Scan what another program chooses, whatever the names are."),
            Example(
                "vegyscan scan photos -o results \\", "    --llm-url http://localhost:11434/v1 --llm-model NAME",
                meaning: "Ask a language model on this machine as well."),
            Example(
                "vegyscan scan photos -o results --dry-run", meaning: "See what asking the LLM about it would cost."),
            Example(
                "vegyscan scan photos -o results --json --quiet > events.jsonl",
                meaning: "Let a program follow the run."),
        ])
    static let printsEvents = true

    let intake: CommandIntake
    let settings: Settings
    private var arguments: ParsedArguments { intake.arguments }

    init(_ intake: CommandIntake) throws(CommandFailure) {
        self.intake = intake
        settings = try intake.resolveSettings()
    }

    func run() async throws(CommandFailure) -> ExitCode {
        if arguments.has(.stdin) { return await stream() }
        let list = try PhotoList(arguments, skipsOwn: true)
        let isWatching = arguments.has(.watch)
        let output = arguments.path(.out) ?? FilePath("out")
        let scan = PhotoScan(
            inputs: try inputs(list), listNotes: list.notes, output: output,
            patterns: NamePatterns(
                included: arguments.texts(.include),
                excluded: arguments.texts(.exclude) + (isWatching ? NamePatterns.unfinished : [])),
            settings: settings,
            printsEvents: arguments.has(.json), isDryRun: arguments.has(.dryRun),
            shard: arguments.text(.shard).flatMap(Shard.init), refreshes: arguments.has(.refresh),
            report: arguments.has(.report) ? ReportFolder(beside: output) : nil,
            waits: arguments.has(.wait), arguments: arguments, console: intake.console,
            environment: intake.environment)
        if isWatching {
            let watched = try WatchedScan(scan) { await intake.catchUp(settings, after: $0) }
            return await watched.run()
        }
        let code = await scan.run()
        await intake.catchUp(settings, after: code)
        guard scan.report != nil, [.success, .someFailed].contains(code) else { return code }
        // What isn't there was named by the scan.
        let photos = scan.inputs.filter { FileKind.of($0) != .missing }
        let written = await ReportCommand(
            results: output, output: scan.report?.path, photos: photos, settings: settings,
            environment: intake.environment, console: intake.console
        ).run()
        return written == .success ? code : written
    }

    private func stream() async -> ExitCode {
        guard arguments.paths.isEmpty else {
            intake.console.error("With --stdin the paths come from standard input; name none on the command line.")
            return .usage
        }
        return await PhotoStream(
            settings: settings, separatedByZero: arguments.has(.null), refreshes: arguments.has(.refresh),
            console: intake.console, environment: intake.environment
        ).run()
    }

    private func inputs(_ list: PhotoList) throws(CommandFailure) -> [FilePath] {
        guard arguments.paths.isEmpty, !arguments.has(.filesFrom) else { return list.paths }
        guard let folder = settings.photoFolder.value else {
            throw CommandFailure(
                message: "scan needs PATH..., --files-from or --stdin, or a folder that is set for always: "
                    + "vegyscan settings set photo_folder DIR. Run \"vegyscan scan --help\" to see what it takes.",
                exitCode: .usage)
        }
        return [folder]
    }
}

extension OptionName {
    static let watch = OptionName("watch")
    static let report = OptionName("report")
    static let include = OptionName("include")
    static let exclude = OptionName("exclude")
}
