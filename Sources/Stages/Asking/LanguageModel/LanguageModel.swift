public import Judging
public import Menus
internal import Models

/// Asks a service what its model thinks of dishes; its answers are evidence, never the truth.
///
/// Only printed words leave this machine. Nothing is opened before the first question.
public actor LanguageModel {
    /// The number of opinions from this run kept in memory, so that a run without a cache doesn't ask twice either.
    private static let maximumRemembered = 10_000

    public nonisolated let settings: LanguageModelSettings
    let endpoint: ChatEndpoint
    private let cache: (any OpinionCache)?
    private var remembered: [String: ModelOpinion] = [:]
    private var flights: [String: DishFlight] = [:]
    private var answered: [DishAnswer.Origin: Int] = [:]
    private var joined = 0
    /// Keys of the dishes that a forecast has already counted.
    var forecasted: Set<String> = []

    /// - Parameters:
    ///   - forms: remembers how the service wants to be asked, for the next run.
    ///   - readKey: reads the key again, once, when the service rejects the one in the settings.
    /// - Throws: when the address can't be used (no http or https, or plain http to another machine), or when there is
    ///   a budget and the price is unknown.
    public init(
        _ settings: LanguageModelSettings, cache: (any OpinionCache)? = nil, forms: (any FormMemory)? = nil,
        readKey: (@Sendable () throws -> APIKey?)? = nil
    ) throws(LanguageModelFailure) {
        try self.init(settings, cache: cache, forms: forms, readKey: readKey, timing: .real)
    }

    init(
        _ settings: LanguageModelSettings, cache: (any OpinionCache)?, forms: (any FormMemory)? = nil,
        readKey: (@Sendable () throws -> APIKey?)? = nil, timing: RetryTiming
    ) throws(LanguageModelFailure) {
        self.settings = settings
        self.cache = settings.isMock ? nil : cache
        endpoint = try ChatEndpoint(
            settings, timing: timing, forms: settings.isMock ? nil : forms, readKey: readKey)
    }

    /// What has been spent since this value was made.
    public var usage: LanguageModelUsage {
        get async {
            var usage = await endpoint.usage
            usage.answered = answered
            usage.joined = joined
            let spending = endpoint.spending
            usage.cost = spending.money(spending.budget.spent)
            usage.unsettled = spending.money(spending.budget.unsettled.adding(spending.budget.reserved))
            return usage
        }
    }

    /// The model's opinion on each dish, in the same order. It is nil where the model gave no valid one, and then there
    /// is a failure unless the dish can't be asked about at all.
    ///
    /// `targetLanguage` is the BCP 47 code of translations and questions; anything else counts as English. A failure
    /// doesn't affect answers given before it, and asking again later costs only the rest.
    ///
    /// - Parameters:
    ///   - pages: the straightened pages that the dishes stand on, by which the cache finds earlier photos of the same
    ///     menu; nothing of them leaves this machine.
    ///   - judge: decides for the cache whether two readings are the same dish.
    public func answers(
        to dishes: [DishText], targetLanguage: String, on pages: [PageOfDishes] = [], judge: Judge = Judge()
    ) async -> DishAnswers {
        let language = MenuWords.languageCode(targetLanguage) ?? "en"
        let asked = dishes.map { dish in
            AskedDish(dish, targetLanguage: language, model: settings.model, host: endpoint.address.host)
        }
        var known: [String: DishAnswer] = [:]
        var expired: [String: DishAnswer] = [:]
        var failure: LanguageModelFailure?
        var seen: Set<String> = []
        var open = asked.compactMap { $0 }.filter { seen.insert($0.key).inserted }
        while !open.isEmpty, failure == nil {
            if Task.isCancelled {
                failure = .cancelled
                break
            }
            let unknown = await unknown(open, on: pages.flatMap(\.hashes), judge, &known, &expired)
            let (leading, following) = claim(unknown)
            failure = await lead(leading, language, &known)
            open = []
            for (dish, flight) in following {
                switch await flight.landed() {
                case .success(let opinion):
                    joined += 1
                    known[dish.key] = DishAnswer(opinion, from: .run)
                // The caller that had asked is gone, so it is up to us to ask.
                case .failure(.cancelled): open.append(dish)
                case .failure(let why): failure = failure ?? why
                }
            }
        }
        for answer in known.values { answered[answer.origin, default: 0] += 1 }
        await remember(pages, asked, known)
        let waiting = asked.map { dish in dish.map { known[$0.key] == nil } ?? false }
        // While the service is away, an old answer is better than none; the dish still has to be asked about.
        known.merge(expired) { present, _ in present }
        return DishAnswers(asked.map { $0.flatMap { known[$0.key] } }, waiting: waiting, failure: failure)
    }

    /// What would be asked about each dish of a menu; nil for one without a name.
    public nonisolated func questions(on menu: MenuDraft, targetLanguage: String) -> [DishQuestion?] {
        menu.questions(targetLanguage: targetLanguage, model: settings.model, host: endpoint.address.host)
    }

    /// Remembers for each page the dishes whose answers are kept under their own words.
    private func remember(_ pages: [PageOfDishes], _ asked: [AskedDish?], _ known: [String: DishAnswer]) async {
        guard let cache else { return }
        for page in pages {
            let dishes = page.dishes.compactMap { asked.indices.contains($0) ? asked[$0] : nil }
            let kept = dishes.filter { known[$0.key].map { !$0.isSlip && $0.origin != .menuCache } ?? false }
            if !kept.isEmpty { await cache.remember(page.hashes, dishes: kept.map(\.question)) }
        }
    }

    /// Moves what memory and cache know into `known`, and outdated cache entries into `expired`; returns the rest.
    func unknown(
        _ dishes: [AskedDish], on pages: [PerceptualHash], _ judge: Judge, _ known: inout [String: DishAnswer],
        _ expired: inout [String: DishAnswer]
    ) async -> [AskedDish] {
        var rest: [AskedDish] = []
        for dish in dishes {
            if let opinion = remembered[dish.key] {
                known[dish.key] = DishAnswer(opinion, from: .run)
            } else {
                rest.append(dish)
            }
        }
        guard let cache, !rest.isEmpty else { return rest }
        // The others stand on the page too, which tells whether a dish stands there twice.
        let others = dishes.filter { known[$0.key] != nil }
        let found = await cache.answers(to: (rest + others).map(\.question), on: pages, judge: judge)
        var open: [AskedDish] = []
        for (place, dish) in rest.enumerated() {
            switch place < found.count ? found[place] : nil {
            case .some(let answer) where !answer.isExpired:
                known[dish.key] = answer
            case let old:
                expired[dish.key] = old
                open.append(dish)
            }
        }
        return open
    }

    /// Divides dishes into those to ask about and those that someone else is already asking about. It does so without
    /// suspending, so that no dish is asked about twice.
    private func claim(_ dishes: [AskedDish]) -> (leading: [AskedDish], following: [(AskedDish, DishFlight)]) {
        var leading: [AskedDish] = []
        var following: [(AskedDish, DishFlight)] = []
        for dish in dishes {
            if let flight = flights[dish.key] {
                following.append((dish, flight))
            } else {
                let flight = DishFlight()
                // It was answered while the cache was being searched.
                if let opinion = remembered[dish.key] {
                    flight.land(.success(opinion))
                    following.append((dish, flight))
                } else {
                    flights[dish.key] = flight
                    leading.append(dish)
                }
            }
        }
        return (leading, following)
    }

    /// Asks about dishes in their order and lands each of them in every case.
    private func lead(
        _ dishes: [AskedDish], _ language: String, _ known: inout [String: DishAnswer]
    ) async -> LanguageModelFailure? {
        let interview = MenuInterview(endpoint: endpoint, targetLanguage: language)
        var failure: LanguageModelFailure?
        await withTaskGroup(of: (DishBatch, MenuInterview.Outcome).self) { group in
            // Tasks begin in no certain order, so a batch begins when there is room for it, and the first ones first.
            var batches = DishBatch.batches(of: dishes)[...]
            func begin(_ count: Int) {
                for batch in batches.prefix(count) { group.addTask { (batch, await interview(batch)) } }
                batches = batches.dropFirst(count)
            }
            begin(settings.boundedWidth)
            for await (batch, outcome) in group {
                known.merge(outcome.opinions.mapValues { DishAnswer($0, from: .request) }) { $1 }
                await land(batch, outcome)
                if let why = outcome.failure, failure == nil || failure == .cancelled { failure = why }
                // Requests that others have under way are already paid for, so an exhausted budget doesn't stop them.
                if let why = outcome.failure, why.isFinal, why != .budget { group.cancelAll() }
                begin(1)
            }
        }
        return failure
    }

    private func land(_ batch: DishBatch, _ outcome: MenuInterview.Outcome) async {
        for dish in batch.dishes {
            let opinion = outcome.opinions[dish.key]
            if let opinion {
                if remembered.count >= Self.maximumRemembered { remembered.removeAll() }
                remembered[dish.key] = opinion
            }
            let flight = flights.removeValue(forKey: dish.key)
            flight?.land(opinion.map { .success($0) } ?? .failure(outcome.failure ?? .unusable))
        }
        let answered = batch.dishes.compactMap { dish in
            outcome.opinions[dish.key].map { AnsweredQuestion(dish.question, $0) }
        }
        if !answered.isEmpty { await cache?.keep(answered) }
    }
}
