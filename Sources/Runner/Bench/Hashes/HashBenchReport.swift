internal import Models

/// What `vegyscan bench hashes` found out, as it is printed in JSON.
struct HashBenchReport: BenchReport, Sendable {
    static let bench = "hashes"

    var photos: Int
    var failed: Int
    /// Nothing without photos.
    var distances: [HashDistances]
    var speed: Speed?
    var lookup: [LookupBench.Row]
    /// Of single dishes in a store.
    var dishes: [DishLookupBench.Row]

    /// Of PDQ and the DCT hash of one picture together, on one lane, from its decoded pixels.
    struct Speed: Encodable, Sendable {
        var picturesPerSecond: Double
        var megapixelsPerSecond: Double

        enum CodingKeys: String, CodingKey {
            case picturesPerSecond = "pictures_per_second"
            case megapixelsPerSecond = "megapixels_per_second"
        }

        init?(_ clock: HashClock) {
            guard clock.seconds > 0 else { return nil }
            picturesPerSecond = (Double(clock.pictures) / clock.seconds).rounded(toDecimals: 1)
            megapixelsPerSecond = (clock.megapixels / clock.seconds).rounded(toDecimals: 1)
        }
    }

    enum CodingKeys: String, CodingKey {
        case photos, failed, distances, speed, lookup, dishes
    }

    func encode(to encoder: any Encoder) throws {
        var report = encoder.container(keyedBy: CodingKeys.self)
        try report.encode(photos, forKey: .photos)
        try report.encode(failed, forKey: .failed)
        try report.encode(distances, forKey: .distances)
        try report.encode(speed, forKey: .speed)
        try report.encode(lookup, forKey: .lookup)
        try report.encode(dishes, forKey: .dishes)
    }
}
