internal import Files
internal import Foundation
internal import Library
internal import Models
internal import Outputs

/// `vegyscan report`: pages to look at, from the results of scans.
struct ReportCommand: Command {
    static let name: CommandName = "report"
    static let description = CommandDescription(
        name: name,
        summary: "write pages to look at: photos, dishes, what went wrong",
        discussion: [
            """
            Writes a folder of pages that any browser opens from the disk: all menus with filters and search, each \
            menu's photos with a link on every dish and the evidence for what is said of it, the quality of the \
            photos, and the time the runs took. The pages load nothing from elsewhere and send nothing.
            """,
            """
            Photos are found where a run of this machine found them, or in the folder that --photo-folder or the \
            setting photo_folder names, and are shown only when they are still the ones that were read. Their pictures \
            are drawn anew, without what else a photo's file tells; cities and countries are shown, coordinates never.
            """,
        ],
        operand: OperandDescription(
            name: "DIR", kind: .folder, help: "The folder that a scan put its results in."),
        options: [
            .value(
                .out, "o", "DIR", .folder, .output,
                "The folder for the report; made if missing. Beside the results, as DIR-report, unless given."),
            .value(
                .photoFolder, nil, "PATH", .file, .input,
                "A photo or folder that was scanned. Can be given more than once.", repeatable: true),
            .flag(.noPictures, nil, .output, "Show no photos; with many menus this saves most of the time."),
            .flag(
                .verdicts, nil, .output,
                "Show what profile.json says; the report's folder is then private, and profile erase removes it."),
            .targetLanguage, .quiet, .jobs, .maxPixels, .maxBytes, .store,
        ],
        examples: [
            Example("vegyscan report results", meaning: "Write results-report/index.html; open it in a browser."),
            Example(
                "vegyscan report results --photo-folder photos --out report",
                meaning: "The same where the photos were moved, into another folder."),
        ])

    let results: FilePath
    /// Nil for a folder beside the results.
    let output: FilePath?
    /// Where photos are looked for, as they were given to the scan.
    let photos: [FilePath]
    let drawsPictures: Bool
    let showsVerdicts: Bool
    /// Those of the language that the report is in.
    let words: Wording
    let settings: Settings
    let environment: ProcessEnvironment
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        settings = try intake.resolveSettings()
        environment = intake.environment
        results = intake.arguments.paths.first ?? FilePath(".")
        output = intake.arguments.path(.out)
        photos = intake.arguments.paths(.photoFolder)
        drawsPictures = !intake.arguments.has(.noPictures)
        showsVerdicts = intake.arguments.has(.verdicts)
        console = intake.console
        let language = settings.targetLanguage.value
        words = Wording(language) ?? .english
        if Wording(language) == nil {
            console.note(
                "The report is in English: it has no words in “\(language)”. It can be in: "
                    + Wording.languages.joined(separator: ", "))
        }
    }

    func run() async -> ExitCode {
        do throws(CommandFailure) {
            console.tellOfRuns(writingTo: [results])
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

    /// A report that reveals a profile must be found when `profile erase` removes every trace.
    private func noteForErase(_ folder: FilePath) throws(CommandFailure) {
        let store = ProfileStore(settings: settings, environment: environment)
        guard let store, store.isThere else { return }
        do throws(ProfileFailure) {
            try store.update { book in book.note(folder: folder.place) }
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
            showsVerdicts: showsVerdicts, words: words,
            findPhoto: { menu, page in
                places.photo(of: page) ?? facts.photo(ofMenu: menu.display, page: page.number)
            })
        let lanes = ReportLanes(menus: menus, lanes: settings.lanes(photos: menus.count), work: reportMenu)
        let written = await lanes.run()
        if let failure = written.failure { throw failure }
        try report.finish(written.menus, unreadable: written.unreadable, run: facts, words: words)
        return tell(written, report)
    }

    /// Nothing where no home is known.
    private func runFacts(_ menus: [FilePath]) -> RunFacts {
        guard let logs = settings.storeLocations(environment: environment)?.runs else { return RunFacts() }
        var ids: [String: String] = [:]
        for line in BundleIndex(folder: results).load() { ids[line.menu] = line.id }
        // The index may be damaged or lack what was copied there; the bundles are the truth.
        let writer = BundleWriter(folder: results)
        for menu in menus where ids[menu.display] == nil { ids[menu.display] = writer.existing(menu: menu)?.id }
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
                    + "Where they lie elsewhere now, name the folder that was scanned with --photo-folder; a scan's "
                    + "--store is needed here too.")
        }
        if showsVerdicts { console.note("The report tells about your profile; its folder is for your eyes alone.") }
        console.note(
            "\(CountedNoun.menus(written.menus.count)), \(CountedNoun.photos(shown)) shown "
                + "→ \(report.path.appending("index.html").display)")
        return written.unreadable.isEmpty ? .success : .someFailed
    }
}
