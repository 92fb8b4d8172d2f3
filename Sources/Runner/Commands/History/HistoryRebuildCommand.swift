internal import Files
internal import Library
internal import Models

/// `vegyscan history rebuild`: menus of results that the history lacks.
struct HistoryRebuildCommand {
    let folders: [FilePath]
    let locations: StoreLocations
    let console: Console

    func run() async throws(StageFailure) -> ExitCode {
        guard !folders.isEmpty else {
            console.error("Name a folder of results, such as: vegyscan history rebuild results")
            return .usage
        }
        let store = try Store(locations: locations, mode: .off)
        var code = ExitCode.success
        for folder in folders {
            do throws(StageFailure) {
                let menus = try BundleFolder(folder: folder).menus()
                guard !menus.isEmpty else {
                    console.error("\(folder.display): There are no results; name the folder that a scan wrote them to.")
                    code = .noInput
                    continue
                }
                let count = await store.catchUp(
                    menus.map { Store.StoredMenu(menu: $0.display, id: nil) }, in: folder, renewing: true)
                console.note(
                    "\(folder.display): \(CountedNoun.menus(menus.count)) of the folder are in the history now; "
                        + "\(count) of them were missing.")
            } catch {
                console.error("\(folder.display): \(error.message)")
                code = .noInput
            }
        }
        for warning in await store.takeWarnings() { console.note(warning.message) }
        return code
    }
}
