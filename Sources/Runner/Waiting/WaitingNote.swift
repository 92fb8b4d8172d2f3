internal import Files
internal import Library
internal import Models

/// Makes sure that what a run leaves waiting in its output folder is found again, with the settings it was begun with.
struct WaitingNote {
    private let book: WaitingBook?
    private let entry: WaitingBook.Entry?
    /// Whether something may have waited there before this run.
    private let wasThere: Bool
    private let folder: FilePath
    private let settings: Settings
    private let console: Console

    /// - Parameter keepsTrace: whether anything of this run may be kept outside its output folder.
    init(
        folder: FilePath, settings: Settings, words: [String], locations: StoreLocations?, keepsTrace: Bool,
        console: Console
    ) {
        (self.folder, self.settings, self.console) = (folder, settings, console)
        let book = keepsTrace ? locations.map { WaitingBook($0) } : nil
        self.book = book
        let judging = Fingerprint.judging(settings, words: words)
        let name = String(validating: folder.place.bytes, as: UTF8.self)
        let entry = name.flatMap { name in
            KeptSettings(settings).map { WaitingBook.Entry(folder: name, judging: judging, settings: $0.values) }
        }
        self.entry = entry
        let known = book?.entries ?? []
        wasThere = entry.map { known.contains(where: $0.isSame) } ?? false
    }

    /// Records the folder before the first dish is asked about, so that a run that is killed leaves nothing behind
    /// unnoticed.
    func begin() {
        guard let book, let entry else { return }
        do throws(StageFailure) {
            try book.add(entry)
            WaitingInFolder(folder: folder).keep(entry)
        } catch {
            console.note("What will wait for the LLM can't be noted: \(error.message)")
        }
    }

    /// - Parameters:
    ///   - nothingWaits: whether none of the run's menus waits.
    ///   - knowsAll: whether these were all of the folder. Else it is known when nothing waited there before, or the
    ///     index says so.
    func end(nothingWaits: Bool, knowsAll: Bool = false) {
        guard let book else { return }
        if !nothingWaits, entry == nil {
            // A run without a model came upon results that were moved here.
            for entry in MovedWaiting(folder: folder, known: book.entries).entries { try? book.add(entry) }
        }
        guard nothingWaits, let entry, knowsAll || !wasThere || isFinishedByIndex else { return }
        WaitingInFolder(folder: folder).remove()
        // Left in the list it costs a look at the folder, once.
        try? book.remove(entry)
    }

    /// Whether there is an index, and no menu in it waits.
    private var isFinishedByIndex: Bool {
        let lines = BundleIndex(folder: folder).load()
        return !lines.isEmpty && !lines.contains { $0.codes.contains(WarningCode.modelFailed.rawValue) }
    }

    /// Options without which dishes would be judged otherwise than this run meant, or leave traces that it did not.
    private var whatNobodyKeeps: [String] {
        let all = AllSettings.entries
        let kept = KeptSettings(settings)?.values ?? [:]
        let options: [(entry: any DescribedSetting, origin: SettingOrigin)] = [
            (all.targetLanguage, settings.targetLanguage.origin), (all.knowledge, settings.knowledge.origin),
            (all.llmKeyFile, settings.llmKeyFile.origin), (all.llmPrices, settings.llmPrices.origin),
            (all.budget, settings.budget.origin), (all.currency, settings.currency.origin),
        ]
        var words: [String] = []
        for (entry, origin) in options {
            switch origin {
            case .flag, .kept: break
            case .environment, .file, .default: continue
            }
            let description = entry.description
            for value in kept[description.key.rawValue] ?? [] where value != description.defaultText {
                words += [description.option.name.typed, FilePath(value).quotedForShell]
            }
        }
        if !settings.history.value, case .flag(let option) = settings.history.origin { words.append(option.typed) }
        return words
    }

    /// What finishes the rest.
    var remedy: String {
        var words = ["vegyscan retry", folder.quotedForShell]
        if book == nil || entry == nil, let url = settings.activeLLM, let model = settings.llmModel.value {
            words += ["--llm-url", FilePath(url).quotedForShell, "--llm-model", FilePath(model).quotedForShell]
            words += whatNobodyKeeps
        } else if case .flag = settings.store.origin, let store = settings.store.value {
            words += ["--store", store.quotedForShell]
        }
        return words.joined(separator: " ")
    }
}
