internal import Models
internal import Stages

/// `vegyscan privacy erase-locations`.
struct EraseLocationsCommand {
    let settings: Settings
    let isConfirmed: Bool
    let store: Store
    let console: Console

    func run() async throws(StageFailure) -> ExitCode {
        let bundles = try await store.bundleFiles().filter { BundleFile($0).bundle?.location.source == .exif }
        let menus = try await store.menus(HistoryFilter()).count { $0.place != nil || $0.placeText != nil }
        console.note(
            "Coordinates, cities and countries go from \(CountedNoun.menus(menus)) of the history and \(CountedNoun.results(bundles.count))."
        )
        console.note("Photos are not changed: what stands in their own data stays there.")
        if settings.location.value {
            console.note("New scans keep places again; \"vegyscan settings set location off\" ends that.")
        }
        let confirmation = Confirmation(
            isGiven: isConfirmed, command: "vegyscan privacy erase-locations --yes", console: console)
        if let end = confirmation.ask("Forget them?") { return end }
        // Results first: when one can't be written the history still knows where they are, and it can be run again.
        for file in bundles { try BundleFile(file).eraseLocation() }
        let erased = try await store.eraseLocations()
        console.note("\(CountedNoun.menus(erased)) and \(CountedNoun.results(bundles.count)) have no place any more.")
        return .success
    }
}
