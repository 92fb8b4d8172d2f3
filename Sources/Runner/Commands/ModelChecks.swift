internal import Asking
internal import Files
internal import Library

/// What `vegyscan doctor` finds out about the language model: one tiny call, and what can be known without.
struct ModelChecks {
    let settings: Settings
    let environment: ProcessEnvironment

    func run() async -> [HealthCheck] {
        if settings.mockData.value {
            return [HealthCheck(Self.name, .ok, "made-up answers stand in for it, and nothing is sent")]
        }
        if settings.offline.value {
            return [HealthCheck(Self.name, .ok, "left alone: offline is set")]
        }
        do throws(SettingsError) {
            // Nothing to speak of is spent, so that a budget doesn't matter here.
            let model = try settings.makeLanguageModel(environment: environment, forms: forms, isLimited: false)
            guard let model else {
                return [HealthCheck(Self.name, .ok, "none configured; the embedded knowledge base judges alone")]
            }
            let key = try LLMKey(settings: settings, environment: environment).read()
            return [await answer(of: model), await protocolCheck(model), keyCheck(key.origin), priceCheck(model)]
        } catch {
            return [HealthCheck(Self.name, .missing, error.message, mend: Self.advice)]
        }
    }

    private static let name = "language model"
    private static let advice = "check --llm-url, --llm-model and the key (VEGYSCAN_LLM_KEY or --llm-key-file)"

    private func answer(of model: LanguageModel) async -> HealthCheck {
        let probe = await model.probe()
        if probe.answers { return HealthCheck(Self.name, .ok, "answers") }
        let finding = probe.failure?.message ?? "The service answers, but its model says nothing."
        return HealthCheck(Self.name, .missing, finding, mend: Self.advice)
    }

    private func protocolCheck(_ model: LanguageModel) async -> HealthCheck {
        let form = await model.understoodForm
        return HealthCheck(
            "LLM protocol", .ok,
            "\(model.dialect); answers in " + (form ?? "a form that the first question will find out"))
    }

    /// Never the key itself.
    private func keyCheck(_ origin: LLMKey.Origin) -> HealthCheck {
        let finding =
            switch origin {
            case .environment: "from \(LLMKey.variable)"
            case .file(let path): "from \(path.display), which only its owner can read"
            case .nowhere: "none; a server on this machine needs none"
            }
        return HealthCheck("LLM key", .ok, finding)
    }

    private func priceCheck(_ model: LanguageModel) -> HealthCheck {
        let name = "LLM price"
        guard let price = model.price else {
            return HealthCheck(
                name, .advice, "unknown, so costs can't be told nor a budget kept", mend: "use --llm-prices FILE")
        }
        if price.input == 0, price.output == 0 { return HealthCheck(name, .ok, "free of charge") }
        let input = Money(micros: price.input, in: price.currency)
        let output = Money(micros: price.output, in: price.currency)
        let code = price.currency.code
        let date = price.asOf.map { ", as of \($0)" } ?? ""
        return HealthCheck(
            name, .ok, "\(input.amount) \(code) in and \(output.amount) \(code) out for a million tokens\(date)")
    }

    /// What earlier runs learnt, where there were some: a check makes no database.
    private var forms: (any FormMemory)? {
        guard let locations = settings.storeLocations(environment: environment),
            FileKind.of(locations.cache) == .file, FileKind.of(locations.history) == .file
        else { return nil }
        return try? Store(locations: locations, mode: settings.cache.value ? .on : .off)
    }
}
