/// Options of a run that change nothing, so that nobody waits for what they would have done.
enum IneffectiveOptions {
    /// Those that steer a language model.
    private static var ofModel: [OptionName] { AllSettings.list.filter(\.needsModel).map(\.option.name) }

    /// One sentence; nil when each option has an effect.
    static func message(_ arguments: ParsedArguments, _ settings: Settings) -> String? {
        guard settings.activeLLM == nil, !settings.mockData.value else { return nil }
        let given = ofModel.filter(arguments.has).map(\.typed)
        guard let last = given.last else { return nil }
        let names = given.count > 1 ? given.dropLast().joined(separator: ", ") + " and " + last : last
        let verb = given.count > 1 ? "have" : "has"
        return
            "\(names) \(verb) no effect without an LLM; add --llm-url, or leave \(given.count > 1 ? "them" : "it") out."
    }
}
