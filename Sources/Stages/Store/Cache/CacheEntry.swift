public import Judging
public import Models

/// One entry of the caches, for a program that reads the export.
public enum CacheEntry: Encodable, Sendable {
    case reading(Reading)
    case answer(Answer)
    case page(Page)

    /// What was read from a photo; without its file, time and place, which are never kept.
    public struct Reading: Encodable, Sendable {
        public var kind = "reading"
        public var key: String
        /// Seconds since 1970, UTC.
        public var keptAt: Double
        public var usedAt: Double
        public var lines: [Line]
        public var quality: Quality
        public var languages: [String]

        enum CodingKeys: String, CodingKey {
            case kind, key, lines, quality, languages
            case keptAt = "kept_at"
            case usedAt = "used_at"
        }
    }

    /// What a model said of a dish.
    public struct Answer: Encodable, Sendable {
        public var kind = "answer"
        public var key: String
        public var keptAt: Double
        public var usedAt: Double
        /// Version of the knowledge base that checked it.
        public var knowledge: String
        public var question: DishQuestion
        public var opinion: ModelOpinion

        enum CodingKeys: String, CodingKey {
            case kind, key, knowledge, question, opinion
            case keptAt = "kept_at"
            case usedAt = "used_at"
        }
    }

    /// What a page looks like, and the keys of its dishes.
    public struct Page: Encodable, Sendable {
        public var kind = "page"
        public var hashes: [PerceptualHash]
        public var keptAt: Double
        public var usedAt: Double
        public var dishes: [String]

        enum CodingKeys: String, CodingKey {
            case kind, hashes, dishes
            case keptAt = "kept_at"
            case usedAt = "used_at"
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .reading(let reading): try reading.encode(to: encoder)
        case .answer(let answer): try answer.encode(to: encoder)
        case .page(let page): try page.encode(to: encoder)
        }
    }
}
