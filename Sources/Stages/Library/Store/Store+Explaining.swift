package import Asking
package import Foundation
package import Judging
package import Models

/// Explains why something was found in the caches, or wasn't.
extension Store {
    /// What is known of a photo's bytes or pixels.
    package enum PhotoFinding: String, Codable, Sendable {
        case hit
        /// It was read with other settings or installed languages, or by another version of the program.
        case otherSettings = "other_settings"
        /// It was never read, or so long ago that it is gone.
        case absent
    }

    /// - Parameter key: the same key as for `reading(forPhoto:_:)`: the hash, a hyphen and the fingerprint.
    package func finding(forPhoto key: String) -> PhotoFinding {
        let found = withCache { cache throws(DatabaseError) in
            if try cache.reading(forPhoto: key, at: time) != nil { return PhotoFinding.hit }
            let hash = String(key.prefix(64))
            let others = try cache.database.number(
                "SELECT count(*) FROM photo WHERE key >= ?1 || '-' AND key < ?1 || '.'", .text(hash))
            return (others ?? 0) > 0 ? .otherSettings : .absent
        }
        return found ?? .absent
    }

    /// - Parameter key: the same key as for `reading(forPixels:photo:_:)`.
    package func finding(forPixels key: String) -> PhotoFinding {
        let found = withCache { cache throws(DatabaseError) in
            if try cache.reading(forPixels: key, at: time) != nil { return PhotoFinding.hit }
            let hash = String(key.prefix(64))
            let others = try cache.database.number(
                "SELECT count(*) FROM reading WHERE key >= ?1 || '-' AND key < ?1 || '.'", .text(hash))
            return (others ?? 0) > 0 ? .otherSettings : .absent
        }
        return found ?? .absent
    }

    /// What is known about a dish.
    package struct DishFinding: Codable, Sendable, Hashable {
        /// Nil when nothing is known and a model has to be asked.
        package var level: CacheLevel?
        package var isSlip: Bool
        /// Whether it is too old for any use but standing in while the service is away.
        package var isExpired: Bool
        /// The name it was asked under, in normal form.
        package var name: String?
        package var keptAt: Date?

        enum CodingKeys: String, CodingKey {
            case level, name
            case isSlip = "is_slip"
            case isExpired = "is_expired"
            case keptAt = "kept_at"
        }
    }

    /// The findings as `answers(to:on:judge:)` would return them, without counting them as used.
    package func findings(
        for questions: [DishQuestion], on pages: [PerceptualHash], judge: Judge
    ) -> [DishFinding] {
        let reuse = DishReuse(judge: judge)
        let remembered = RememberedDishes(self.pages(like: pages), asked: questions, reuse)
        let found = withCache { cache throws(DatabaseError) in
            var found: [DishFinding] = []
            for question in questions {
                let known = try cache.knownAnswer(to: question, on: remembered, reuse, at: time)
                found.append(DishFinding(known))
            }
            return found
        }
        return found ?? questions.map { _ in DishFinding(nil) }
    }

    /// The distance in bits to the page most similar to these, however far; nil when none can be compared.
    package func nearestPage(to hashes: [PerceptualHash]) -> Int? {
        withCache { cache throws(DatabaseError) in
            var index = PageIndex()
            try index.update(from: cache)
            return index.nearest(to: hashes)
        } ?? nil
    }
}

extension Store.DishFinding {
    fileprivate init(_ known: KnownAnswer?) {
        self.init(
            level: known?.level, isSlip: known?.answer.isSlip ?? false, isExpired: known?.answer.isExpired ?? false,
            name: known?.question.words.name, keptAt: known.map { Date(timeIntervalSince1970: $0.keptAt) })
    }
}
