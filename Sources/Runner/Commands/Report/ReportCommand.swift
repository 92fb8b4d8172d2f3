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
            Writes a folder of pages that any browser opens from the disk: all menus with filters and search, for each \
            menu what somebody with a diet and allergies can order, must ask about or has to avoid, with the question \
            to show the staff, the photos with a sign beside each dish, the evidence, the quality of the photos, and \
            the time the runs took. The pages load nothing from elsewhere and send nothing.
            """,
            """
            Photos are found where they lay when they were scanned, also after they were moved together with the \
            results, or in the folder that --photo-folder or the setting photo_folder names. They are shown only when \
            they are still the ones that were read. Their pictures are drawn anew, without what else a photo's file \
            tells; cities and countries are shown, coordinates never.
            """,
        ],
        operand: OperandDescription(
            name: "DIR", kind: .folder, help: "The folder that a scan put its results in."),
        options: [
            .value(
                .out, "o", "DIR", .folder, .output,
                "The folder for the report; made if missing. Beside the results, as DIR-report, unless given."),
            .value(
                .single, nil, "FILE", .file, .output,
                "Write one file that holds everything, to mail or to keep: at most 300 kB a menu, unless it has very many "
                    + "dishes. Without the list of photos and the runs.",
                conflicts: [.out]),
            .value(
                .photoFolder, nil, "PATH", .file, .input,
                "A photo or folder that was scanned. Can be given more than once.", repeatable: true),
            .flag(
                .sheets, nil, .output,
                "Also show each photo straightened, as it was read. The pictures then take more than twice as long.",
                conflicts: [.single, .noPictures]),
            .flag(.noPictures, nil, .output, "Show no photos; with many menus this saves most of the time."),
            .flag(
                .verdicts, nil, .output,
                "Show what profile.json says; the report's folder is then private, and profile erase removes it."),
            .targetLanguage, .quiet, .jobs, .maxPixels, .maxBytes, .store,
        ],
        examples: [
            Example("vegyscan report results", meaning: "Write results-report/index.html; open it in a browser."),
            Example(
                "vegyscan report results --single menus.html --target-language de",
                meaning: "Write one file to mail or keep, in German."),
            Example(
                "vegyscan report results --photo-folder photos --out report",
                meaning: "The same where the photos were moved, into another folder."),
        ])

    let results: FilePath
    /// Nil for a folder beside the results.
    private let output: FilePath?
    /// The one file to write instead of a folder, or nil.
    private var single: FilePath?
    /// Where photos are looked for, as they were given to the scan.
    private let photos: [FilePath]
    private var drawsPictures = true
    private var drawsSheets = false
    private var showsVerdicts = false
    /// Those of the language that the report is in.
    let words: Wording
    let settings: Settings
    let environment: ProcessEnvironment
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        let arguments = intake.arguments
        self.init(
            results: arguments.paths.first ?? FilePath("."), output: arguments.path(.out),
            photos: arguments.paths(.photoFolder), settings: try intake.resolveSettings(),
            environment: intake.environment, console: intake.console)
        single = arguments.path(.single)
        drawsPictures = !arguments.has(.noPictures)
        drawsSheets = arguments.has(.sheets)
        showsVerdicts = arguments.has(.verdicts)
    }

    /// - Parameters:
    ///   - output: the folder for the report; nil for one beside the results.
    ///   - photos: where photos are looked for, as they were given to the scan.
    init(
        results: FilePath, output: FilePath? = nil, photos: [FilePath] = [], settings: Settings,
        environment: ProcessEnvironment, console: Console
    ) {
        (self.results, self.output, self.photos) = (results, output, photos)
        self.settings = settings
        self.environment = environment
        self.console = console
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
            if let single { return try writeSingle(menus, to: single, places) }
            let report =
                output.map { ReportFolder($0, isPrivate: showsVerdicts) }
                ?? ReportFolder(beside: results, isPrivate: showsVerdicts)
            if showsVerdicts { try noteForErase(report.path) }
            do throws(StageFailure) {
                try report.open()
                return try await write(menus, to: report, places)
            } catch {
                throw CommandFailure(message: "\(report.path.display): \(error.message)", exitCode: .cannotWrite)
            }
        } catch {
            console.error(error.message)
            return error.exitCode
        }
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
        let reportMenu = work(report, places, facts)
        let lanes = ReportLanes(menus: menus, lanes: settings.lanes(photos: menus.count), work: reportMenu)
        let written = await lanes.run()
        if let failure = written.failure { throw failure }
        try report.finish(written.menus, unreadable: written.unreadable, run: facts, words: words)
        return tell(
            menus: written.menus.count, photos: written.menus.reduce(0) { $0 + $1.photoCount },
            shown: written.menus.reduce(0) { $0 + $1.shownPhotos }, unreadable: written.unreadable,
            report.path.appending("index.html"))
    }

    private func work(_ report: ReportFolder, _ places: PhotoPlaces, _ facts: RunFacts) -> ReportMenu {
        ReportMenu(
            results: results, report: report, limits: settings.limits, drawsPictures: drawsPictures,
            drawsSheets: drawsSheets, showsVerdicts: showsVerdicts, words: words,
            findPhoto: { menu, page in
                places.photo(of: page) ?? facts.photo(ofMenu: menu.display, page: page.number)
            })
    }

    private func writeSingle(
        _ menus: [FilePath], to file: FilePath, _ places: PhotoPlaces
    ) throws(CommandFailure) -> ExitCode {
        guard !showsVerdicts else {
            throw CommandFailure(
                message: "What tells about a profile goes into a folder, which profile erase removes; leave out "
                    + "\(OptionName.single.typed) or \(OptionName.verdicts.typed).", exitCode: .usage)
        }
        let report = ReportFolder(file.parent, isPrivate: false)
        do throws(StageFailure) {
            let written = try SinglePage(
                menus: menus, lanes: settings.lanes(photos: menus.count), work: work(report, places, runFacts(menus)),
                words: words
            ).write(to: file)
            return tell(
                menus: written.menus, photos: written.photos, shown: written.shownPhotos,
                unreadable: written.unreadable, file)
        } catch {
            throw CommandFailure(message: "\(file.display): \(error.message)", exitCode: .cannotWrite)
        }
    }

    private func runFacts(_ menus: [FilePath]) -> RunFacts {
        var ids: [String: String] = [:]
        for line in BundleIndex(folder: results).load() { ids[line.menu] = line.id }
        // The index may be damaged or lack what was copied there; the bundles are the truth.
        let writer = BundleWriter(folder: results)
        for menu in menus where ids[menu.display] == nil { ids[menu.display] = writer.readable(menu: menu)?.id }
        return RunFacts(
            results: results, logs: settings.storeLocations(environment: environment)?.runs, menus: ids)
    }

    private func tell(
        menus: Int, photos: Int, shown: Int, unreadable: [String], _ page: FilePath
    ) -> ExitCode {
        for menu in unreadable {
            console.error(
                "\(results.appending(menu).display): The bundle can't be read by this version; scan its photos again.")
        }
        if drawsPictures, shown < photos {
            console.note(
                "Not shown: \(photos - shown) of \(CountedNoun.photos(photos)); the report says why at each. If photos lie "
                    + "elsewhere now, name the folder that was scanned with --photo-folder.")
        }
        if showsVerdicts { console.note("The report tells about your profile; its folder is for your eyes alone.") }
        console.note(
            "\(CountedNoun.menus(menus)), \(CountedNoun.photos(shown)) shown → \(page.display)")
        return unreadable.isEmpty ? .success : .someFailed
    }
}

extension OptionName {
    static let sheets = OptionName("sheets")
    static let single = OptionName("single")
}
