internal import Stages

/// What a run asked of the language model, and what the caches spared it; for the last screen and the run log.
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

    var calls = 0
    /// As the service counted them.
    var promptTokens = 0
    var completionTokens = 0
    var hits = Hits()

    enum CodingKeys: String, CodingKey {
        case calls, hits
        case promptTokens = "prompt_tokens"
        case completionTokens = "completion_tokens"
    }
}

extension RunUsage {
    /// - Parameters:
    ///   - photos: photos that were known.
    ///   - pages: of all menus of the run.
    init?(model: LanguageModel?, photos: PhotoHits, pages: Int) async {
        guard let usage = await model?.usage else { return nil }
        calls = usage.calls
        promptTokens = usage.promptTokens
        completionTokens = usage.completionTokens
        hits = Hits(photo: photos.photo, dish: usage.cacheHits, run: usage.joined)
    }
}

/// Photos that needn't be read again.
struct PhotoHits: Sendable, Hashable {
    var photo = 0
    var pixels = 0
}
