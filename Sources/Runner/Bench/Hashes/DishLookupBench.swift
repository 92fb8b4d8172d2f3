internal import Asking
internal import Files
internal import Foundation
internal import Judging
internal import Library
internal import Models

/// How long it takes to find a dish among many in a store, and whether each look-up gives what it should.
struct DishLookupBench: Sendable {
    let sizes: [Int]
    var queries = 300

    /// - Parameter entries: the most dishes among which others are looked up.
    init(entries: Int) { sizes = LookupBench(entries: entries).sizes }

    struct Row: Encodable, Sendable {
        var kind: Kind
        var entries: Int
        var medianMilliseconds: Double
        var p99Milliseconds: Double
        /// Look-ups that found nothing though the dish is there; that costs a call, and nothing else.
        var missed: Int
        /// Look-ups that found another dish's answer, or a reading taken for the dish itself.
        var wrong: Int

        enum CodingKeys: String, CodingKey {
            case kind, entries, missed, wrong
            case medianMilliseconds = "median_ms"
            case p99Milliseconds = "p99_ms"
        }
    }

    /// What is looked up.
    enum Kind: String, CaseIterable, Sendable, Encodable {
        /// A dish that was kept.
        case exact
        /// Another reading of one: "rn" for an "m".
        case slip
        /// One that was never kept.
        case absent
    }

    /// Fills a store in the folder and looks dishes up in it, each by itself.
    ///
    /// - Throws: `cannot_write` when there is no room for the store.
    func run(in folder: FilePath) async throws(StageFailure) -> [Row] {
        var limits = CacheLimits()
        limits.answers = .max
        limits.bytes = .max
        let store = try Store(locations: .folder(folder), limits: limits)
        var rows: [Row] = []
        var filled = 0
        for size in sizes {
            while filled < size {
                let batch = filled..<min(size, filled + 20_000)
                await store.keep(batch.compactMap { Self.question(Self.name($0)).map(Self.answered) })
                filled = batch.upperBound
            }
            for kind in Kind.allCases { rows.append(await look(up: kind, among: size, in: store)) }
        }
        return rows
    }

    private func look(up kind: Kind, among size: Int, in store: Store) async -> Row {
        var times: [Double] = []
        var missed = 0
        var wrong = 0
        let judge = Judge()
        for query in 0..<queries {
            let number = query &* 7919 % size
            let name =
                switch kind {
                case .exact: Self.name(number)
                case .slip: Self.name(number).replacing("m", with: "rn", maxReplacements: 1)
                case .absent: Self.name(number + size)
                }
            guard let question = Self.question(name) else { continue }
            let start = ContinuousClock.now
            let found = await store.answers(to: [question], on: [], judge: judge)
            times.append((ContinuousClock.now - start) / .milliseconds(1))
            let expected = kind == .absent ? nil : Self.question(Self.name(number))?.key
            if let answer = found.first ?? nil {
                if answer.opinion.translation?.name != expected || answer.isSlip != (kind == .slip) { wrong += 1 }
            } else if expected != nil {
                missed += 1
            }
        }
        times.sort()
        guard !times.isEmpty else {
            return Row(kind: kind, entries: size, medianMilliseconds: 0, p99Milliseconds: 0, missed: queries, wrong: 0)
        }
        return Row(
            kind: kind, entries: size, medianMilliseconds: times[times.count / 2].rounded(toDecimals: 4),
            p99Milliseconds: times[times.count * 99 / 100].rounded(toDecimals: 4), missed: missed, wrong: wrong)
    }

    /// A made name, another for another number, with a word that the knowledge base knows and can be misread.
    private static func name(_ number: Int) -> String {
        let syllables = ["ba", "de", "gi", "ko", "pu", "sa", "te", "ri", "vo", "nu"]
        let made = String(number).compactMap(\.wholeNumberValue).map { syllables[$0] }.joined()
        return "mushroom \(made)"
    }

    private static func question(_ name: String) -> DishQuestion? {
        DishQuestion(
            DishText(name: name, language: "en", cuisine: "british", section: "Mains"), targetLanguage: "en",
            model: "bench", host: "localhost")
    }

    private static func answered(_ question: DishQuestion) -> AnsweredQuestion {
        AnsweredQuestion(
            question,
            ModelOpinion(
                claims: [.vegan: .unknown, .vegetarian: .unknown, .pescatarian: .unknown],
                translation: Translation(language: "en", name: question.key)))
    }
}
