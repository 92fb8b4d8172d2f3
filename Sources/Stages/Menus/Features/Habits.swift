internal import Foundation

/// The page's habits: how a first pass labels words that look or stand like this one elsewhere on the page.
struct Habits {
    /// Labels that count together.
    private static let groups: [(name: String, labels: [WordLabel])] = [
        ("name", [.name, .inName]), ("description", [.description, .addition]), ("heading", [.heading]),
        ("price", [.price]), ("other", [.other, .number]),
    ]
    /// From this many words on they are believed to be alike; a group's share that is at least the other counts as a
    /// fact of its own.
    private static let enough = 6.0
    private static let most = 0.75
    /// Twice the share that counts as zero.
    private static let neutral = 0.6

    private struct Class: Hashable {
        /// What the words have in common.
        var likeness: String
        var of: [String]
        /// The cell that they stand in; nil for all cells of the page.
        var cell: Int?
    }

    /// Features of each word, given the probability that the first pass gives each of its labels. Words of its own cell
    /// don't count, or the first pass would be told its own opinion.
    static func features(_ page: PageFacts, _ marginals: [[Double]], keepsNames: Bool) -> [FeatureList] {
        let masses = marginals.map { row in
            groups.map { group in group.labels.reduce(0) { $0 + row[$1.rawValue] } } + [1]
        }
        let places = page.layout.places
        let classes = places.map { likenesses(page, $0) }
        var sums: [Class: [Double]] = [:]
        for ((place, found), mass) in zip(zip(places, classes), masses) {
            for likeness in found {
                add(mass, to: &sums[likeness])
                var own = likeness
                own.cell = place.cell
                add(mass, to: &sums[own])
            }
        }
        return zip(places, classes).map { place, found in
            var list = FeatureList(keepsNames: keepsNames)
            for likeness in found {
                var own = likeness
                own.cell = place.cell
                let others = zip(sums[likeness] ?? [], sums[own] ?? []).map { $0 - $1 }
                add(likeness.likeness, others, to: &list)
            }
            return list
        }
    }

    private static func add(_ mass: [Double], to sum: inout [Double]?) {
        sum = sum.map { zip($0, mass).map(+) } ?? mass
    }

    /// The classes that this word belongs to.
    private static func likenesses(_ page: PageFacts, _ place: PageLayout.Place) -> [Class] {
        let cell = page.cells[place.cell]
        let token = cell.cell.tokens[place.token]
        let shape = cell.shapes[place.token]
        let isPrice = cell.cell.forms[place.token].isPrice
        let kind = isPrice ? shape.name : shape.kind
        let ownSize = Grade.of(log(max(1, token.rect.height) / page.layout.capital), step: 0.2, from: -5, to: 9)
        let (isFirst, ends) = ("\(place.token == 0)", "\(cell.endsInPrice)")
        return [
            Class(likeness: "style", of: [cell.style.letterCase, "\(cell.style.size)", ends]),
            Class(likeness: "type", of: [kind, "\(ownSize)", isFirst]),
            Class(likeness: "edge", of: ["\(cell.edge)", ends, isFirst]),
            Class(
                likeness: "prices",
                of: [ends, "\(cell.nextPrice)", "\(cell.lastPrice)", "\(min(cell.cell.tokens.count, 4))", kind]),
            Class(likeness: "face", of: [kind, cell.types[place.token]?.face ?? "", "\(ownSize)", ends]),
            Class(likeness: "end", of: [kind, "\(place.token == cell.cell.tokens.count - 1)", ends]),
        ]
    }

    /// Adds features from the summed probabilities of the words in the same class; the last sum is their number.
    private static func add(_ likeness: String, _ sums: [Double], to list: inout FeatureList) {
        guard let count = sums.last, count >= 0.5 else {
            list.add("habit", likeness, "none")
            return
        }
        for (group, total) in zip(groups, sums) {
            let part = total / count
            let value = min(count, enough) / enough * (2 * part - neutral)
            list.add("habit", likeness, group.name, value: Float(value))
            if part > most { list.add("habit", likeness, "mostly", group.name) }
        }
    }
}
