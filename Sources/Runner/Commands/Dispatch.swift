internal import Models
internal import Stages

/// From parsed arguments to the command they name.
struct Dispatch {
    let arguments: ParsedArguments
    let environment: ProcessEnvironment

    func run() async -> ExitCode {
        switch arguments.command {
        case .schema:
            return VegyScan.print((arguments.word.flatMap(PublishedSchema.init) ?? .bundle).text)
        case .man: return VegyScan.print(ManPage(version: ProgramVersion.current).text)
        case .about: return AboutCommand(showsLicenses: arguments.has(.licenses)).run()
        case .help where HelpTopic(arguments.words) != nil:
            return VegyScan.print(HelpTopic(arguments.words)?.text ?? "")
        case .help, .bench, .knowledge, .cache, .history, .favourite, .profile, .update:
            return VegyScan.print(
                HelpText(columns: environment.text("COLUMNS")).text(
                    for: arguments.command == .help ? nil : arguments.command))
        case .completions:
            let shell = arguments.word.flatMap(Shell.init) ?? .bash
            return VegyScan.print(Completions.script(for: shell))
        case .benchLayout: return BenchLayoutCommand(printsJSON: arguments.has(.json)).run()
        case .benchLabels:
            return BenchLabelsCommand(
                folders: arguments.paths, truth: arguments.path(.truth), weights: arguments.path(.weights),
                only: arguments.path(.only), features: arguments.path(.features), printsJSON: arguments.has(.json),
                console: console
            ).run()
        case .benchJudging: return BenchJudgingCommand(printsJSON: arguments.has(.json)).run()
        case .knowledgeCheck:
            return KnowledgeCheckCommand(files: arguments.paths, console: console).run()
        case .knowledgeAdd:
            guard let settings = resolveSettings() else { return .badSettings }
            return KnowledgeAddCommand(
                word: arguments.words.joined(separator: " "), kind: arguments.text(.kind) ?? "",
                language: arguments.text(.language), meaning: arguments.text(.meaning) ?? "",
                file: arguments.path(.file), settings: settings, environment: environment, console: console
            ).run()
        case .repair:
            return await RepairCommand(
                folder: arguments.paths.first ?? FilePath("."), waits: arguments.has(.wait), console: console
            ).run()
        case .merge:
            return await MergeCommand(
                sources: arguments.paths, output: arguments.path(.out) ?? FilePath("out"),
                waits: arguments.has(.wait), console: console
            ).run()
        case .diff, .exportTable: return runOnResults()
        case .settings, .settingsGet, .settingsSet, .settingsUnset, .settingsList:
            return await SettingsDispatch(dispatch: self).run()
        case .historyList, .historySearch, .historyShow, .historyAddPage, .historyRename, .historyRestaurants,
            .historyRebuild, .historyDelete, .historyClear, .favouriteAdd, .favouriteRemove, .favouriteList, .export,
            .storage, .privacy,
            .privacyEraseLocations:
            return await runOnHistory()
        case .judge, .benchClaims, .knowledgeLookup: return runWithWords()
        case .profileCreate, .profileList, .profileShow, .profileEdit, .profileUse, .profileDelete, .profileRecent,
            .profilePreview, .profileCategories, .profileExport, .profileImport, .profileErase, .rejudge:
            return await runOnProfiles()
        case .cacheStats, .cacheExplain, .cacheClear, .cacheExport, .cacheVerify, .cachePath, .reset:
            return await runOnCache()
        case .report: return await runReport()
        case .fixtures: return await runFixtures()
        case .backup, .restore: return runBackup()
        case .support: return await runSupport()
        case .updateKnowledge, .updatePrices, .updateStatus, .updateRemove: return await runUpdate()
        case .retry: return await runRetry()
        case .scan, .read, .benchText, .benchDishes, .benchMarks, .benchHashes, .benchCache, .doctor:
            return await runWithSettings()
        }
    }

    /// What `read` writes: --json is --format json.
    private var textFormat: TextFormat {
        arguments.has(.json) ? .json : arguments.text(.format).flatMap(TextFormat.init) ?? .text
    }

    var console: Console {
        Console(isQuiet: arguments.has(.quiet), isVerbose: arguments.has(.verbose))
    }

    /// Nil after an error, which was told.
    func resolveSettings() -> Settings? {
        do throws(SettingsError) {
            var settings = try Settings.resolve(
                arguments: arguments, environment: environment, folder: FilePath("."))
            if settleRestore(settings) {
                settings = try Settings.resolve(
                    arguments: arguments, environment: environment, folder: FilePath("."))
            }
            tell(settings.notices, settings)
            settings.tellOfMockData(console)
            return settings
        } catch {
            _ = console.end(CommandFailure(message: error.message, exitCode: .badSettings), asEvent: printsEvents)
            return nil
        }
    }

    /// Once a day at most, unless nothing may be kept.
    private func tell(_ notices: [String], _ settings: Settings) {
        let book =
            settings.history.value
            ? settings.storeLocations(environment: environment).map { NoticeBook($0) } : nil
        for notice in notices where !console.isQuiet && book?.mayTell(notice) ?? true { console.note(notice) }
    }

    /// Whether a program follows the command by its events.
    private var printsEvents: Bool { [.scan, .retry].contains(arguments.command) && arguments.has(.json) }

    /// Nil after an error, which was told.
    func storeLocations(_ settings: Settings) -> StoreLocations? {
        let locations = settings.storeLocations(environment: environment)
        if locations == nil {
            console.error("No home folder is known, so nothing is stored; name a folder for it with --store.")
        }
        return locations
    }

    private func runWithSettings() async -> ExitCode {
        guard let settings = resolveSettings() else { return .badSettings }
        if arguments.command == .doctor {
            return await DoctorCommand(
                settings: settings, environment: environment, printsJSON: arguments.has(.json)
            ).run()
        }
        if arguments.command == .benchText {
            return await BenchTextCommand(
                folder: arguments.paths.first ?? FilePath("."), output: arguments.path(.out),
                runsBaseline: arguments.has(.baseline), printsJSON: arguments.has(.json), settings: settings,
                environment: environment, console: console
            ).run()
        }
        if arguments.command == .benchDishes {
            return await BenchDishesCommand(
                folder: arguments.paths.first ?? FilePath("."), dishes: arguments.path(.dishes),
                output: arguments.path(.out), layoutOnly: arguments.has(.layoutOnly),
                printsJSON: arguments.has(.json), settings: settings, console: console
            ).run()
        }
        if arguments.command == .benchMarks {
            return await BenchMarksCommand(
                folder: arguments.paths.first ?? FilePath("."), printsJSON: arguments.has(.json), settings: settings,
                console: console
            ).run()
        }
        if arguments.command == .benchCache {
            return await BenchCacheCommand(
                operands: arguments.paths, photos: arguments.integer(.photos), printsJSON: arguments.has(.json),
                settings: settings, console: console
            ).run()
        }
        if arguments.command == .benchHashes {
            return await BenchHashesCommand(
                operands: arguments.paths, photos: arguments.integer(.photos),
                entries: arguments.integer(.entries) ?? 1_000_000, printsJSON: arguments.has(.json),
                settings: settings, console: console
            ).run()
        }
        if arguments.has(.stdin) {
            guard arguments.paths.isEmpty else {
                console.error("With --stdin the paths come from standard input; name none on the command line.")
                return .usage
            }
            return await StreamCommand(
                settings: settings, separatedByZero: arguments.has(.null), refreshes: arguments.has(.refresh),
                console: console, environment: environment
            ).run()
        }
        let list: PhotoList
        do throws(PhotoList.Failure) {
            list = try PhotoList(arguments, takesPicture: arguments.command == .read)
        } catch {
            return console.end(CommandFailure(message: error.message, exitCode: .noInput), asEvent: printsEvents)
        }
        var inputs = list.paths
        if arguments.command == .scan, arguments.paths.isEmpty, !arguments.has(.filesFrom) {
            guard let folder = settings.photoFolder.value else {
                let message =
                    "scan needs PATH..., --files-from or --stdin, or a folder that is set for always: "
                    + "vegyscan settings set photo_folder DIR. Run \"vegyscan scan --help\" to see what it takes."
                return console.end(CommandFailure(message: message, exitCode: .usage), asEvent: printsEvents)
            }
            inputs = [folder]
        }
        if arguments.command == .read {
            return await ReadCommand(
                inputs: inputs, picture: list.picture, format: textFormat, output: arguments.path(.out),
                steps: arguments.path(.steps),
                settings: settings, console: console, environment: environment
            ).run()
        }
        let code = await ScanCommand(
            inputs: inputs, output: arguments.path(.out) ?? FilePath("out"), settings: settings,
            printsEvents: arguments.has(.json), isDryRun: arguments.has(.dryRun),
            shard: arguments.text(.shard).flatMap(Shard.init), refreshes: arguments.has(.refresh),
            waits: arguments.has(.wait), arguments: arguments, console: console, environment: environment
        ).run()
        await catchUp(settings, after: code)
        return code
    }
}
