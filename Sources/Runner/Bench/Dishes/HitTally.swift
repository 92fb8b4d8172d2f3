internal import Models

/// How many of the things that are there were found, and how many of those found are there.
struct HitTally: Encodable, Sendable, Hashable {
    var hits = 0
    var truth = 0
    var found = 0

    /// Nil when nothing was found.
    var precision: Double? { found == 0 ? nil : Double(hits) / Double(found) }
    /// Nil when there is nothing to find.
    var recall: Double? { truth == 0 ? nil : Double(hits) / Double(truth) }
    /// The harmonic mean of both; nil when there is nothing to find and nothing was found.
    var f1: Double? { truth + found == 0 ? nil : 2 * Double(hits) / Double(truth + found) }

    static func += (total: inout HitTally, one: HitTally) {
        total.hits += one.hits
        total.truth += one.truth
        total.found += one.found
    }
}

/// How many of some things are right.
struct RightTally: Encodable, Sendable, Hashable {
    var right = 0
    var of = 0

    /// Nil when there are none.
    var share: Double? { of == 0 ? nil : Double(right) / Double(of) }

    static func += (total: inout RightTally, one: RightTally) {
        total.right += one.right
        total.of += one.of
    }
}
