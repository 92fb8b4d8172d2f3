package import Asking
package import Judging
package import Models

/// One entry of the caches, for a program that reads the export.
package enum CacheEntry: Encodable, Sendable {
    case reading(Reading)
    case answer(Answer)
    case page(Page)

    /// What was read from a photo, without its file, time and place, which are never stored.
    package struct Reading: Encodable, Sendable {
        package var kind = "reading"
        package var key: String
        /// Seconds since 1970, UTC.
        package var keptAt: Double
        package var usedAt: Double
        package var lines: [Line]
        package var quality: Quality
        package var languages: [String]

        enum CodingKeys: String, CodingKey {
            case kind, key, lines, quality, languages
            case keptAt = "kept_at"
            case usedAt = "used_at"
        }
    }

    /// What a model said about a dish.
    package struct Answer: Encodable, Sendable {
        package var kind = "answer"
        package var key: String
        package var keptAt: Double
        package var usedAt: Double
        /// The version of the knowledge base that checked it.
        package var knowledge: String
        package var question: DishQuestion
        package var opinion: ModelOpinion

        enum CodingKeys: String, CodingKey {
            case kind, key, knowledge, question, opinion
            case keptAt = "kept_at"
            case usedAt = "used_at"
        }
    }

    /// What a page looks like, and the keys of its dishes.
    package struct Page: Encodable, Sendable {
        package var kind = "page"
        package var hashes: [PerceptualHash]
        package var keptAt: Double
        package var usedAt: Double
        package var dishes: [String]

        enum CodingKeys: String, CodingKey {
            case kind, hashes, dishes
            case keptAt = "kept_at"
            case usedAt = "used_at"
        }
    }

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .reading(let reading): try reading.encode(to: encoder)
        case .answer(let answer): try answer.encode(to: encoder)
        case .page(let page): try page.encode(to: encoder)
        }
    }
}
