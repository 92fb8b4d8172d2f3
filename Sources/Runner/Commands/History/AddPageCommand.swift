internal import Files
internal import Foundation
internal import Library
internal import Menus
internal import Models
internal import Pages
internal import Stages

/// `vegyscan history add-page`: further photos of a menu that was scanned before.
struct AddPageCommand: Command {
    static let name: CommandName = "history add-page"
    static let description = CommandDescription(
        name: name,
        summary: "add photos to a menu as further pages",
        discussion: [
            """
            The photos are read and judged by themselves and put behind the menu's pages: up to 20, with a warning \
            from 10. A legend on an earlier page doesn't explain marks on an added one; for that, put the photos into \
            one folder and scan it. Scanning the menu again keeps the added pages.
            """
        ],
        operand: OperandDescription(
            name: "MENU PHOTO", kind: .file, help: "The menu's number or id, and the photos.", isRepeatable: true,
            proposes: .menus),
        options: [.yes, .quiet, .languages, .offline, .store],
        examples: [Example("vegyscan history add-page 12 back.jpg", meaning: "Add the back of a card.")])

    /// The most pages of a menu.
    static let mostPages = 20
    /// From this number of pages on, a second look is worthwhile.
    static let manyPages = 10

    let operands: [FilePath]
    let settings: Settings
    let environment: ProcessEnvironment
    let isConfirmed: Bool
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        settings = try intake.resolveSettings()
        // This comes before looking at the operands: without a home there is no history.
        _ = try intake.storeLocations(settings)
        environment = intake.environment
        operands = intake.arguments.paths
        isConfirmed = intake.arguments.has(.yes)
        console = intake.console
    }

    func run() async -> ExitCode {
        guard let handle = operands.first?.display, operands.count > 1 else {
            console.error("Name the menu and a photo, such as: vegyscan history add-page 12 back.jpg")
            return .usage
        }
        do throws(CommandFailure) {
            guard !settings.mockData.value else {
                throw CommandFailure(
                    message: "Nothing that mock data had a part in goes into the history; switch it off first.",
                    exitCode: .badSettings)
            }
            let tools = try JudgingTools(settings: settings, environment: environment, console: console)
            guard let store = tools.store else {
                throw CommandFailure(
                    message: settings.history.value
                        ? tools.storeProblem ?? "There is no history that could be used."
                        : "The history is switched off; run: vegyscan settings set history on",
                    exitCode: .cannotWrite)
            }
            let entry: HistoryEntry?
            do throws(StageFailure) {
                entry = try await MenuHandle(text: handle, store: store, console: console).menu()
            } catch {
                throw CommandFailure(message: error.message, exitCode: .cannotWrite)
            }
            guard let entry else { return .noInput }
            let code = try await add(Array(operands.dropFirst()), to: entry, store, tools)
            console.tell(await store.takeWarnings())
            return code
        } catch {
            console.error(error.message)
            return error.exitCode
        }
    }

    private func add(
        _ photos: [FilePath], to entry: HistoryEntry, _ store: Store, _ tools: JudgingTools
    ) async throws(CommandFailure) -> ExitCode {
        let menu = FilePath(entry.menu)
        guard let folder = entry.outputFolder, FileKind.of(folder) == .folder else { throw Self.isGone(entry) }
        let lock = try await OutputFolder(folder: folder, waits: false, console: console).open()
        defer { withExtendedLifetime(lock) {} }
        guard let before = BundleWriter(folder: folder).existing(menu: menu) else { throw Self.isGone(entry) }
        let isSame: Bool
        do throws(StageFailure) {
            isSame = try await store.isMenu(entry.number, from: before)
        } catch {
            throw CommandFailure(message: error.message, exitCode: .cannotWrite)
        }
        guard isSame else {
            throw CommandFailure(
                message:
                    "\(entry.bundle.display): The result there is of other photos than menu \(entry.number) of the "
                    + "history; scan these photos again and add the page to the menu that is listed then.",
                exitCode: .noInput)
        }
        guard before.pages.count + photos.count <= Self.mostPages else {
            console.error(
                "A menu has at most \(Self.mostPages) pages, and this one has \(before.pages.count); begin another.")
            return .usage
        }
        let part = await read(photos, behind: before, tools)
        let failures = part.pages.compactMap { page in
            page.failure.map { "\(AddedPages.name(of: page)): \($0.message)" }
        }
        for failure in failures { console.error(failure) }
        if part.pages.allSatisfy({ $0.failure != nil }) { return .noInput }
        let doubts = Self.doubts(about: part, behind: before)
        for doubt in doubts { console.note(doubt) }
        if !doubts.isEmpty {
            let command = ["vegyscan history add-page --yes"] + operands.map(\.quotedForShell)
            let confirmation = Confirmation(
                isGiven: isConfirmed, command: command.joined(separator: " "), console: console)
            if let end = confirmation.ask("Add it all the same?", no: "Nothing was added.") { return end }
        }
        let sum = before.appending(part)
        let waiting = tools.waitingNote(for: folder, console: console)
        if !part.pendingDishes.isEmpty { waiting.begin() }
        try await write(sum, over: entry, in: folder, store)
        console.note(
            "The menu has \(CountedNoun(sum.pages.count, "page").text) and \(CountedNoun.dishes(sum.dishes.count)) now."
        )
        tell(MenuSummary(menu: entry.menu, bundle: part, wasRead: false), remedy: waiting.remedy)
        return failures.isEmpty && part.pendingDishes.isEmpty ? .success : .someFailed
    }

    /// Says of the new pages what a scan would say.
    private func tell(_ part: MenuSummary, remedy: String) {
        let remarks = part.remarks.map { CodeTable.meanings[$0] ?? $0 }
        if !remarks.isEmpty { console.note("Look at this: " + remarks.joined(separator: " ")) }
        guard part.pending > 0 else { return }
        console.note("Of what was added, \(part.pendingText)")
        console.note("Finish with: \(remedy)")
    }

    /// Writes the menu as a run does: history, bundle, journal and index.
    private func write(
        _ sum: MenuBundle, over entry: HistoryEntry, in folder: FilePath, _ store: Store
    ) async throws(CommandFailure) {
        let recorder = MenuRecorder(output: folder, history: store)
        _ = await recorder.record(sum, menu: entry.menu, wasRead: true)
        if let note = await recorder.lostVerdicts() { console.note(note.text) }
        if let failure = await recorder.finish() {
            throw CommandFailure(message: "\(folder.display): \(failure.message)", exitCode: .cannotWrite)
        }
    }

    private static func isGone(_ entry: HistoryEntry) -> CommandFailure {
        CommandFailure(
            message: "\(entry.bundle.display): The menu's result isn't there any more; scan its photos again.",
            exitCode: .noInput)
    }

    private func read(_ photos: [FilePath], behind before: MenuBundle, _ tools: JudgingTools) async -> MenuBundle {
        let reading = Fingerprint.reading(settings)
        let cache = settings.cache.value ? tools.store.map { ReadingCache(store: $0, fingerprint: reading) } : nil
        let reader = settings.makeReaders(quality: settings.quality.value, cache: cache, environment: environment)
        let photoReader = reader { console.note($0.text) }
        var names = Set(before.pages.map(\.photo.path))
        var outcomes: [PhotoOutcome] = []
        for photo in photos.flatMap({ PhotoFile.pages(of: $0, shown: AddedPages.folder + $0.lastComponent.display) }) {
            var photo = photo
            while !names.insert(photo.shown).inserted { photo.shown += "~" }
            var durations = StageDurations()
            outcomes.append(await photoReader.read(photo, durations: &durations))
        }
        let chain = MenuChain(
            locate: Locate(isAllowed: settings.location.value), classify: tools.classify,
            qualityPolicy: settings.quality.value, producer: before.producer)
        return await chain(outcomes)
    }

    /// Reasons why the new pages may belong to another menu, or be in it already.
    static func doubts(about part: MenuBundle, behind before: MenuBundle) -> [String] {
        var doubts: [String] = []
        let total = before.pages.count + part.pages.count
        if total >= manyPages { doubts.append("The menu has \(total) pages now; check that they belong together.") }
        var known = Set(before.pages.map(\.photo.sha256))
        for page in part.pages where page.failure == nil && !known.insert(page.photo.sha256).inserted {
            doubts.append("\(AddedPages.name(of: page)) is a page of the menu already.")
        }
        let isElsewhere =
            Coordinate(before.location).flatMap { place in
                Coordinate(part.location).map { place.metres(to: $0) > EarlierMenu.reach }
            } ?? false
        let hasOtherName =
            before.restaurantName.flatMap { name in
                part.restaurantName.map { $0.lowercased() != name.lowercased() }
            } ?? false
        let hasOtherLanguage =
            !before.languages.isEmpty && !part.languages.isEmpty
            && Set(before.languages).isDisjoint(with: part.languages)
        if isElsewhere || hasOtherName || hasOtherLanguage {
            let why = [
                isElsewhere ? "was photographed elsewhere" : nil, hasOtherName ? "names another restaurant" : nil,
                hasOtherLanguage ? "is in another language" : nil,
            ].compactMap(\.self).joined(separator: ", ")
            doubts.append("This looks like another menu: it \(why).")
        }
        return doubts
    }
}
