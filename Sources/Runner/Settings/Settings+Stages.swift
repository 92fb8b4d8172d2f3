internal import Asking
internal import Files
internal import Foundation
internal import Library
internal import Models
internal import Reading
internal import Stages

/// What stages are made with, from the settings.
extension Settings {
    var limits: PhotoLimits { PhotoLimits(maxPixels: self.maxPixels.value, maxBytes: self.maxBytes.value) }

    /// Lanes for a run: as asked for, else one a core as far as memory and open files allow; never more than photos.
    func lanes(photos: Int) -> Int {
        max(1, min(self.jobs.value ?? min(MachineLimits.current().lanes, OpenFileLimit.lanes), photos))
    }

    /// The settings for menus that are said to be in other languages.
    func reading(_ languages: LanguageChoice?) -> Settings {
        guard let languages else { return self }
        var settings = self
        settings.languages.value = languages
        return settings
    }

    /// What makes the readers of a run's lanes, with a cache for each choice of languages.
    ///
    /// - Parameter report: the folder of the report that pictures are drawn for; nil for none.
    func readerMakers(
        store: Store?, environment: ProcessEnvironment, report: FilePath? = nil
    ) -> ReaderMakers {
        let store = self.cache.value ? store : nil
        return ReaderMakers { languages in
            let settings = reading(languages)
            let cache = store.map { ReadingCache(store: $0, fingerprint: Fingerprint.reading(settings)) }
            return settings.makeReaders(
                quality: settings.quality.value, cache: cache, environment: environment, report: report)
        }
    }

    /// What makes the readers of a run's lanes.
    func makeReaders(
        quality: QualityPolicy, cache: ReadingCache?, environment: ProcessEnvironment, report: FilePath? = nil
    ) -> MakeReader {
        let reading = ReadingSettings(self, quality: quality)
        let gate = WeightedGate(capacity: MachineLimits.current().pixels)
        guard self.isolation.value == .process else {
            return { _ in
                var chain = PhotoChain(reading, cache: cache, gate: gate)
                if let report { chain.drawPictures(for: report) }
                return chain
            }
        }
        let supply = WorkerSupply(
            program: .own(environment), limits: WorkerLimits(self), mayReadInside: self.isolation.origin == .default)
        return { WorkerReader(reading, supply: supply, cache: cache, gate: gate, report: report, tell: $0) }
    }

    /// Nil where none is configured. Where the network is to be left alone it knows only what was answered before.
    ///
    /// - Parameter isLimited: false where nothing will be spent, so that a price may be unknown.
    func makeLanguageModel(
        environment: ProcessEnvironment, cache: (any OpinionCache)? = nil, forms: (any FormMemory)? = nil,
        isLimited: Bool = true
    ) throws(SettingsError) -> LanguageModel? {
        if self.mockData.value { return try makeMockModel() }
        guard let address = activeLLM else { return nil }
        guard let url = URL(string: address) else {
            throw SettingsError(message: "llm_url is no web address; give one such as http://localhost:11434/v1.")
        }
        guard let model = self.llmModel.value else {
            throw SettingsError(message: "An LLM's address is set, but no model; add --llm-model NAME.")
        }
        let key = LLMKey(settings: self, environment: environment)
        let isOffline = self.offline.value
        var wanted = LanguageModelSettings(
            url: url, model: model, key: isOffline ? nil : try key.read().key, timeout: Double(self.llmTimeout.value),
            patience: Double(self.llmPatience.value), width: self.llmConnections.value,
            budget: isLimited && !isOffline ? budgetInCurrency : nil, currency: currencyCode,
            prices: try LLMPrices(
                file: self.llmPrices.value, updates: Updates(self, environment: environment)
            ).read())
        wanted.isOffline = isOffline
        do throws(LanguageModelFailure) {
            return try LanguageModel(wanted, cache: cache, forms: forms, readKey: { try key.read().key })
        } catch {
            throw SettingsError(message: error.message)
        }
    }

    private func makeMockModel() throws(SettingsError) -> LanguageModel? {
        do throws(LanguageModelFailure) {
            return try LanguageModelSettings.mock(currency: currencyCode).map { settings throws(LanguageModelFailure) in
                try LanguageModel(settings)
            }
        } catch {
            throw SettingsError(message: error.message)
        }
    }

    /// Nil for no limit.
    var budgetInCurrency: Money? { self.budget.value.map { Money(micros: $0, in: currencyCode) } }

    private var currencyCode: CurrencyCode { CurrencyCode(self.currency.value) ?? .euro }

    /// What tells one model's answers from another's, or nil without a model.
    var modelIdentity: String? {
        if self.mockData.value { return LanguageModelSettings.mockIdentity }
        guard let address = activeLLM else { return nil }
        return address + " " + (self.llmModel.value ?? "")
    }

    func storeLocations(environment: ProcessEnvironment) -> StoreLocations? {
        if let folder = self.store.value { return .folder(folder) }
        return .standard(environment: environment.baseFolders)
    }

    /// The neural engine that photos are read with, or nil for the program's own methods.
    var neuralEngine: EngineFolder? {
        guard let folder = self.engineFolder.value.map({ EngineFolder($0) }) else { return nil }
        return self.detector.value == .neural || self.detector.value == .automatic && folder.isComplete ? folder : nil
    }

    /// Whether photos can be read as asked for, found out before the first one is opened.
    ///
    /// - Throws: `language_missing` or `engine`, with the command that mends it.
    func checkReading() throws(StageFailure) {
        try LanguageData().checkInstalled(self.languages.value)
        if self.detector.value == .neural, self.engineFolder.value == nil {
            throw StageFailure(
                .recognise, .engine, "No home folder is known to look for the neural engine in; give --engine-folder.")
        }
        if let neuralEngine { _ = try neuralEngine.check() }
    }

    /// The same for a command that can't begin otherwise.
    ///
    /// - Throws: `unavailable` when no photo could be read.
    func requireReading() throws(CommandFailure) {
        do throws(StageFailure) {
            try checkReading()
        } catch {
            throw CommandFailure(message: error.message, exitCode: .unavailable)
        }
    }
}
