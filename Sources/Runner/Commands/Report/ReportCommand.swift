internal import Files
internal import Foundation
internal import Library
internal import Models
internal import Outputs

/// `vegyscan report`: pages to look at, from the results of scans.
struct ReportCommand {
    let results: FilePath
    /// Nil for a folder beside the results.
    let output: FilePath?
    /// Where photos are looked for, as they were given to the scan.
    let photos: [FilePath]
    let drawsPictures: Bool
    let showsVerdicts: Bool
    let settings: Settings
    let environment: ProcessEnvironment
    let console: Console

    func run() async -> ExitCode {
        do throws(CommandFailure) {
            let menus = try StoredMenus(folder: results).menus()
            let places = try photoPlaces()
            let folder = output ?? Self.folder(beside: results)
            if showsVerdicts { try noteForErase(folder) }
            let report = ReportFolder(folder, isPrivate: showsVerdicts)
            do throws(StageFailure) {
                try report.open()
                return try await write(menus, to: report, places)
            } catch {
                throw CommandFailure(message: "\(folder.display): \(error.message)", exitCode: .cannotWrite)
            }
        } catch {
            console.error(error.message)
            return error.exitCode
        }
    }

    /// `results-report` beside `results`.
    private static func folder(beside results: FilePath) -> FilePath {
        let isNameless = [FilePath("."), FilePath("..")].contains(results.lastComponent)
        let named = isNameless ? results.followingLink : results
        return named.parent.appending(FilePath(bytes: named.lastComponent.bytes + Array("-report".utf8)))
    }

    /// What tells about a profile must be found when `profile erase` removes every trace.
    private func noteForErase(_ folder: FilePath) throws(CommandFailure) {
        let store = ProfileStore(settings: settings, environment: environment)
        guard let store, store.isThere else { return }
        do throws(ProfileFailure) {
            try store.update { book in book.note(folder: folder.absolute) }
        } catch {
            throw CommandFailure(error)
        }
    }

    private func photoPlaces() throws(CommandFailure) -> PhotoPlaces {
        guard drawsPictures else { return PhotoPlaces() }
        for path in photos where FileKind.of(path) == .missing {
            throw CommandFailure(message: "\(path.display): There is no such file or folder.", exitCode: .noInput)
        }
        let roots = photos.isEmpty ? settings.photoFolder.value.map { [$0] } ?? [] : photos
        return PhotoPlaces(roots: roots)
    }

    private func write(
        _ menus: [FilePath], to report: ReportFolder, _ places: PhotoPlaces
    ) async throws(StageFailure) -> ExitCode {
        let facts = runFacts(menus)
        let reportMenu = ReportMenu(
            results: results, report: report, limits: settings.limits, drawsPictures: drawsPictures,
            showsVerdicts: showsVerdicts,
            findPhoto: { menu, page in
                places.photo(of: page) ?? facts.photo(ofMenu: menu.display, page: page.number)
            })
        let lanes = ReportLanes(menus: menus, lanes: settings.lanes(photos: menus.count), work: reportMenu)
        let written = await lanes.run()
        if let failure = written.failure { throw failure }
        try report.finish(written.menus, unreadable: written.unreadable, run: facts)
        return tell(written, report)
    }

    /// Nothing where no home is known.
    private func runFacts(_ menus: [FilePath]) -> RunFacts {
        guard let logs = settings.storeLocations(environment: environment)?.runs else { return RunFacts() }
        var ids: [String: String] = [:]
        for line in BundleIndex(folder: results).load() { ids[line.menu] = line.id }
        return RunFacts(logs: logs, menus: ids)
    }

    private func tell(_ written: ReportLanes.Written, _ report: ReportFolder) -> ExitCode {
        for menu in written.unreadable {
            console.error(
                "\(results.appending(menu).display): The bundle can't be read by this version; scan its photos again.")
        }
        let photos = written.menus.reduce(0) { $0 + $1.photoCount }
        let shown = written.menus.reduce(0) { $0 + $1.shownPhotos }
        if drawsPictures, shown < photos {
            console.note(
                "\(photos - shown) of \(CountedNoun.photos(photos)) can't be shown; the report says why at each. "
                    + "Where they lie elsewhere now, name the folder that was scanned with --photo-folder.")
        }
        if showsVerdicts { console.note("The report tells about your profile; its folder is for your eyes alone.") }
        console.note(
            "\(CountedNoun.menus(written.menus.count)), \(CountedNoun.photos(shown)) shown "
                + "→ \(report.path.appending("index.html").display)")
        return written.unreadable.isEmpty ? .success : .someFailed
    }
}
