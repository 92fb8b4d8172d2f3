internal import Files
internal import Library
internal import Models

/// History and caches as a command opens them; problems with them are reported once it has done its work.
struct StoreAccess {
    let locations: StoreLocations
    let console: Console

    /// What a command says when there is no cache that can be used; why stands in the store's warnings.
    static let noCache = "The cache can't be used."

    /// The caches' file, as it is shown.
    var cacheFile: String { locations.cache.display }

    init(_ intake: CommandIntake, _ settings: Settings) throws(CommandFailure) {
        locations = try intake.storeLocations(settings)
        console = intake.console
    }

    /// With the caches.
    func open(_ work: (Store) async -> ExitCode) async throws(CommandFailure) -> ExitCode {
        let store: Store
        do throws(StageFailure) {
            store = try Store.opening(locations)
        } catch {
            throw CommandFailure(error)
        }
        let exitCode = await work(store)
        console.tell(await store.takeWarnings())
        return exitCode
    }

    /// With the history, where there is one: looking must not make an empty one.
    func openHistory(
        _ work: (Store?) async throws(StageFailure) -> ExitCode
    ) async throws(CommandFailure) -> ExitCode {
        do throws(StageFailure) {
            let store = locations.hasHistory ? try Store.opening(locations, mode: .off) : nil
            let exitCode = try await work(store)
            console.tell(await store?.takeWarnings() ?? [])
            return exitCode
        } catch {
            throw CommandFailure(error)
        }
    }
}

extension Store {
    /// As the initialiser does, with a failure that names the folder: which one it is may follow from the environment.
    static func opening(_ locations: StoreLocations, mode: CacheMode = .on) throws(StageFailure) -> Store {
        try locations.history.parent.naming { () throws(StageFailure) in
            try Store(locations: locations, mode: mode)
        }
    }
}
