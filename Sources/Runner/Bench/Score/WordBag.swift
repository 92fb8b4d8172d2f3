/// Words without their order, compared with the true ones.
struct WordBag {
    /// Words that both have, each as often as the one that has it less often.
    var hits = 0
    var truth: Int
    var found: Int

    init(truth: [String], found: [String]) {
        self.truth = truth.count
        self.found = found.count
        var left: [String: Int] = [:]
        for word in truth { left[word, default: 0] += 1 }
        for word in found {
            guard let count = left[word], count > 0 else { continue }
            left[word] = count - 1
            hits += 1
        }
    }

    var precision: Double { Double(hits) / Double(max(1, found)) }
    var recall: Double { Double(hits) / Double(max(1, truth)) }
    var f1: Double { hits == 0 ? 0 : 2 * precision * recall / (precision + recall) }

    /// The fewest words that would have to be changed, added or taken away if their order didn't count, per true word.
    var error: Double { Double(max(truth, found) - hits) / Double(max(1, truth)) }
}
