internal import Asking
internal import Files
internal import Library
internal import Models

extension Dispatch {
    /// Runs a command on what is stored from one run to the next.
    func runOnCache() async -> ExitCode {
        guard let settings = resolveSettings() else { return .badSettings }
        guard let locations = storeLocations(settings) else { return .noInput }
        if arguments.command == .cachePath { return VegyScan.print(locations.cache.display + "\n") }
        if arguments.command == .reset {
            return await ResetCommand(
                locations: locations, isConfirmed: arguments.has(.yes), console: console
            ).run()
        }
        let store: Store
        do throws(StageFailure) {
            store = try Store(locations: locations)
        } catch {
            console.error(error.message)
            return .cannotWrite
        }
        let file = locations.cache.display
        let exitCode =
            switch arguments.command {
            case .cacheStats:
                await CacheStatsCommand(
                    store: store, file: file, printsJSON: arguments.has(.json), console: console
                ).run()
            case .cacheClear:
                await CacheClearCommand(
                    store: store, file: file, isConfirmed: arguments.has(.yes), console: console
                ).run()
            case .cacheExport: await CacheExportCommand(store: store, console: console).run()
            case .cacheVerify:
                await CacheVerifyCommand(
                    store: store, repairs: arguments.has(.repair), printsJSON: arguments.has(.json), console: console
                ).run()
            default: await explain(store, settings)
            }
        for warning in await store.takeWarnings() { console.note(warning.message) }
        return exitCode
    }

    private func explain(_ store: Store, _ settings: Settings) async -> ExitCode {
        let words: [String]
        do throws(KnowledgeFiles.Failure) {
            words = try KnowledgeFiles(settings, environment: environment).texts()
        } catch {
            console.error(error.message)
            return .badSettings
        }
        let model: LanguageModel?
        do throws(SettingsError) {
            model = try settings.makeLanguageModel(environment: environment, cache: nil)
        } catch {
            console.error(error.message)
            return .badSettings
        }
        return await CacheExplainCommand(
            photos: arguments.paths, store: store, settings: settings, model: model, words: words,
            printsJSON: arguments.has(.json), console: console
        ).run()
    }
}

extension CommandName {
    /// What a command says when there is no cache that can be used; why stands in the store's warnings.
    static let noCache = "The cache can't be used."
}
