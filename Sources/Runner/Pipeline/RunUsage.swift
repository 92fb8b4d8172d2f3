internal import Asking
internal import Models
internal import Stages

/// What a run asked of the language model, and what the caches saved; for the last screen and the run log.
struct RunUsage: Encodable, Sendable, Hashable {
    /// Photos and dishes that were known, by the level that knew them.
    struct Hits: Encodable, Sendable, Hashable {
        /// Photos with the same bytes.
        var photo = 0
        /// Photos with the same pixels.
        var pixels = 0
        /// Dishes of an earlier photo of the same menu.
        var menu = 0
        /// Dishes asked about in an earlier run.
        var dish = 0
        /// Dishes asked about elsewhere in this run.
        var run = 0
    }

    /// Requests, those tried again included.
    var calls = 0
    /// As the service counted them.
    var promptTokens = 0
    var completionTokens = 0
    var hits = Hits()
    /// At the list price; nil when that is unknown.
    var cost: Money?
    /// The most that may have been paid besides, for answers that never came completely; nil when the price is unknown.
    var unsettled: Money?
    /// The cost for each photo of a menu that was finished in this run; nil also when there was none.
    var costPerPage: Money?

    enum CodingKeys: String, CodingKey {
        case calls, hits, cost, unsettled
        case promptTokens = "prompt_tokens"
        case completionTokens = "completion_tokens"
        case costPerPage = "cost_per_page"
    }
}

extension RunUsage {
    /// Nil without a model.
    ///
    /// - Parameter pages: photos of the menus that were finished in this run.
    init?(model: LanguageModel?, photos: PhotoHits, newPages pages: Int) async {
        guard let usage = await model?.usage else { return nil }
        calls = usage.calls
        promptTokens = usage.promptTokens
        completionTokens = usage.completionTokens
        hits = Hits(
            photo: photos.photo, pixels: photos.pixels, menu: usage.answered[.menuCache] ?? 0,
            dish: usage.answered[.dishCache] ?? 0, run: usage.answered[.run] ?? 0)
        (cost, unsettled) = (usage.cost, usage.unsettled)
        if let cost, pages > 0 {
            // Rounded up, like all amounts of money here.
            costPerPage = Money(micros: (cost.micros + pages - 1) / pages, in: cost.currency)
        }
    }
}

/// Photos that needn't be read again.
struct PhotoHits: Sendable, Hashable {
    /// By their bytes.
    var photo = 0
    /// By their pixels.
    var pixels = 0

    /// The stages that were run show how a photo was known: none for the same bytes, decoding for the same pixels.
    mutating func add(_ durations: StageDurations) {
        switch durations.seconds.map(\.stage) {
        case []: photo += 1
        case [.decode]: pixels += 1
        default: break
        }
    }
}
