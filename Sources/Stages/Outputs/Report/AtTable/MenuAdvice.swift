internal import Judging
internal import Library
internal import Models

/// What a menu's page tells its script: for each dish and each wish a verdict and a reason, and what to ask.
///
/// The script only ever takes the most cautious of the verdicts that stand here; none is found by it.
struct MenuAdvice: Encodable {
    struct Advice: Hashable {
        var verdict: Verdict
        var reason: String
    }

    /// The same as two places: the verdict's among `Verdict.allCases`, the reason's among `reasons`.
    typealias Places = [Int]

    /// What the texts of the cards are in.
    struct Languages: Encodable {
        /// Nil where the staff isn't asked in a language of its own.
        var staff: String?
        var reader: String
    }

    struct DishAdvice: Encodable {
        /// What a dietary profile says, which holds whatever is wished; nil without one.
        var profile: Places?
        /// By the wish's code. A wish that is left out has the verdict and the reason of `silent`.
        var wishes: [String: Places]
        /// The topics of questions by the diet that they are about, where it is to be asked about.
        var topics: [String: [String]]
    }

    /// Each once: dishes and wishes share most of them.
    let reasons: [String]
    /// By the dish's id on the page.
    let dishes: [String: DishAdvice]
    /// The reason where nothing is known of an allergen, by its code; the verdict is to ask.
    let silent: [String: String]
    /// By topic.
    let cards: [String: StaffCards.Card]
    let staff: StaffWords?
    let reader: StaffWords?
    let languages: Languages
    let names: [String: String]
    let words: [String: String]

    /// The texts that the script puts in.
    private static let scripted: [ReportText] = [
        .noneToOrder, .noneAtAll, .nearest, .everything, .allDishes, .allergies, .unclearAddress,
    ]

    init(_ report: MenuReport, _ cards: StaffCards) {
        let words = report.words
        var dishes: [String: DishAdvice] = [:]
        var known: [String: Int] = [:]
        func places(_ advice: Advice) -> Places {
            let reason = known[advice.reason] ?? known.count
            known[advice.reason] = reason
            return [Verdict.allCases.firstIndex(of: advice.verdict) ?? 1, reason]
        }
        var topics: Set<String> = []
        let profile = report.profileAdvice
        for dish in report.bundle.dishes {
            let reasons = TableReason(dish: dish, words: words)
            var wishes: [String: Places] = [:]
            for wish in Wishes.Single.allCases {
                let advice = Advice(verdict: TableRule.verdict(on: dish, for: wish), reason: reasons.reason(for: wish))
                if case .allergy(let allergen) = wish, advice == Self.silent(allergen, words) { continue }
                wishes[wish.code] = places(advice)
            }
            var asked: [String: [String]] = [:]
            for diet in Diet.allCases where TableRule.verdict(on: dish, for: .diet(diet)) == .ask {
                asked[diet.rawValue] = cards.topics(dish, for: diet)
                topics.formUnion(cards.topics(dish, for: diet))
            }
            dishes[report.id(of: dish)] = DishAdvice(
                profile: profile[dish.id].map(places), wishes: wishes, topics: asked)
        }
        self.dishes = dishes
        reasons = known.sorted { $0.value < $1.value }.map(\.key)
        silent = Dictionary(
            uniqueKeysWithValues: Allergen.allCases.map { ($0.rawValue, Self.silent($0, words).reason) })
        topics.insert("variant")
        self.cards = Dictionary(
            topics.compactMap { topic in cards.card(topic).map { (topic, $0) } },
            uniquingKeysWith: { first, _ in first })
        staff = cards.staffLanguage.flatMap(StaffWords.init)
        languages = Languages(staff: cards.staffLanguage, reader: cards.readerLanguage)
        reader = StaffWords(language: words.language) ?? StaffWords(language: "en")
        names = Dictionary(
            uniqueKeysWithValues: Diet.allCases.map { ($0.rawValue, words.name($0)) }
                + Allergen.allCases.map { ($0.rawValue, words.name($0)) })
        self.words = Dictionary(uniqueKeysWithValues: Self.scripted.map { ($0.rawValue, words[$0]) })
    }

    /// What the page says of a dish before anything is chosen.
    ///
    /// - Parameter profile: what a dietary profile says, or nil.
    static func first(_ dish: Dish, profile: Advice?, _ words: Wording) -> Advice {
        let own = Advice(
            verdict: TableRule.verdict(on: dish, for: .first),
            reason: TableReason(dish: dish, words: words).reason(for: .diet(Wishes.firstDiet)))
        return profile.map { $0.verdict > own.verdict ? $0 : own } ?? own
    }

    private static func silent(_ allergen: Allergen, _ words: Wording) -> Advice {
        Advice(verdict: .ask, reason: words[.notStated, words.name(allergen)])
    }
}

extension MenuReport {
    /// What the chosen dietary profile says of each dish, by the dish's id in the bundle; empty without a profile.
    var profileAdvice: [String: MenuAdvice.Advice] {
        guard let verdicts else { return [:] }
        let reason = words[.forProfile, verdicts.profile.isolated]
        return Dictionary(
            verdicts.dishes.map { ($0.id, MenuAdvice.Advice(verdict: $0.verdict, reason: reason)) },
            uniquingKeysWith: { $0.verdict > $1.verdict ? $0 : $1 })
    }
}
