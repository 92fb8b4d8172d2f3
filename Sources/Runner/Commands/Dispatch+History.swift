internal import Files
internal import Library
internal import Models

extension Dispatch {
    /// Runs a command on the history, or on what is kept besides.
    func runOnHistory() async -> ExitCode {
        guard let settings = resolveSettings() else { return .badSettings }
        guard let locations = storeLocations(settings) else { return .noInput }
        if arguments.command == .historyAddPage {
            return await AddPageCommand(
                operands: arguments.paths, settings: settings, environment: environment,
                isConfirmed: arguments.has(.yes), console: console
            ).run()
        }
        let exitCode: ExitCode
        do throws(StageFailure) {
            if arguments.command == .historyRebuild {
                return try await HistoryRebuildCommand(
                    folders: arguments.paths, locations: locations, console: console
                ).run()
            }
            // Looking must not make an empty history.
            let store = locations.hasHistory ? try Store(locations: locations, mode: .off) : nil
            exitCode = try await run(on: store, locations, settings)
            for warning in await store?.takeWarnings() ?? [] { console.note(warning.message) }
        } catch {
            console.error(error.message)
            return .cannotWrite
        }
        return exitCode
    }

    private func run(
        on store: Store?, _ locations: StoreLocations, _ settings: Settings
    ) async throws(StageFailure) -> ExitCode {
        let isConfirmed = arguments.has(.yes)
        switch arguments.command {
        case .storage:
            return try await StorageCommand(
                locations: locations, store: store, printsJSON: arguments.has(.json)
            ).run()
        case .privacy:
            return PrivacyCommand(
                settings: settings, locations: locations, printsJSON: arguments.has(.json)
            ).run()
        case .export:
            return try await ExportCommand(
                file: arguments.paths.first ?? FilePath("-"), settings: settings, isConfirmed: isConfirmed,
                store: store, console: console
            ).run()
        default: break
        }
        guard let store else { return EmptyHistory(console: console).end(of: arguments.command) }
        switch arguments.command {
        case .historyList, .historySearch:
            return try await HistoryListCommand(
                filter: historyFilter, limit: arguments.integer(.limit) ?? HistoryListCommand.usualLimit,
                printsJSON: arguments.has(.json), store: store, console: console
            ).run()
        case .historyShow:
            return try await HistoryShowCommand(
                handle: arguments.word ?? "", preference: settings.dietaryPreference.value,
                printsJSON: arguments.has(.json), store: store, console: console
            ).run()
        case .historyRename:
            return try await HistoryRenameCommand(words: arguments.words, store: store, console: console).run()
        case .historyRestaurants:
            return try await RestaurantListCommand(
                printsJSON: arguments.has(.json), store: store, console: console
            ).run()
        case .historyDelete:
            return try await HistoryDeleteCommand(
                handles: arguments.words, isConfirmed: isConfirmed, store: store, console: console
            ).run()
        case .historyClear:
            return try await HistoryClearCommand(isConfirmed: isConfirmed, store: store, console: console).run()
        case .favouriteAdd, .favouriteRemove:
            return try await FavouriteCommand(
                words: arguments.words, adds: arguments.command == .favouriteAdd, store: store, console: console
            ).run()
        case .favouriteList:
            return try await FavouriteListCommand(
                printsJSON: arguments.has(.json), store: store, console: console
            ).run()
        default:
            return try await EraseLocationsCommand(
                settings: settings, isConfirmed: isConfirmed, store: store, console: console
            ).run()
        }
    }

    private var historyFilter: HistoryFilter {
        var filter = HistoryFilter()
        if !arguments.words.isEmpty { filter.text = arguments.words.joined(separator: " ") }
        filter.from = arguments.text(.since).flatMap(CalendarDay.init)?.start
        filter.until = arguments.text(.until).flatMap(CalendarDay.init)?.end
        if let place = arguments.text(.place) {
            if let country = CountryName.code(of: place) { filter.country = country } else { filter.city = place }
        }
        filter.onlyFavourites = arguments.has(.favourites)
        return filter
    }
}
