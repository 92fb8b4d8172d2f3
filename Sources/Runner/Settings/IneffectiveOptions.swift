internal import Reading

/// Options of a run that change nothing, so that nobody waits for what they would have done.
struct IneffectiveOptions {
    private let arguments: ParsedArguments
    private let settings: Settings
    /// Whether the run judges for somebody.
    private let hasProfile: Bool
    /// Whether the run reads something of the store all the same, such as newer words or what waits.
    private let readsStore: Bool

    init(_ arguments: ParsedArguments, _ settings: Settings, hasProfile: Bool, readsStore: Bool) {
        (self.arguments, self.settings, self.hasProfile) = (arguments, settings, hasProfile)
        self.readsStore = readsStore
    }

    /// Those that steer a language model.
    private static var ofModel: [OptionName] { AllSettings.list.filter(\.needsModel).map(\.option.name) }

    /// A sentence for each cause; nil when each option has an effect.
    var message: String? {
        var sentences: [String] = []
        func tell(_ options: [OptionName], _ isIdle: Bool, _ why: String, remedy: String? = nil) {
            let given = isIdle ? options.filter(arguments.has).map(\.typed) : []
            guard !given.isEmpty else { return }
            let isOne = given.count == 1
            let end = remedy.map { "; \($0), or leave \(isOne ? "it" : "them") out." } ?? "."
            sentences.append("\(given.listed("and")) \(isOne ? "has" : "have") no effect \(why)\(end)")
        }
        tell(
            Self.ofModel, settings.activeLLM == nil && !settings.mockData.value, "without an LLM",
            remedy: "add --llm-url")
        tell([.reasons], !hasProfile, "without a profile", remedy: "make one with vegyscan profile create")
        tell([.engineFolder], settings.detector.value == .classic, "where the lines are found without the engine")
        tell(
            [.engineFolder], settings.detector.value == .automatic && settings.neuralEngine == nil,
            "where no engine is in that folder", remedy: "get one with vegyscan engine install")
        tell([.maxMemory], settings.isolation.value == .none, "where photos are read within the program")
        tell([.refresh], !settings.cache.value || !settings.history.value, "where no caches are used")
        tell([.store], arguments.has(.noHistory) && !hasProfile && !readsStore, "with --no-history")
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }
}
