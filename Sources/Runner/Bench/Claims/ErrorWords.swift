internal import Models

/// The words of the knowledge that most wrong verdicts rest on.
struct ErrorWords: Encodable, Sendable, Hashable {
    /// Words behind unsafe food that was called safe, the most frequent first.
    var unsafe: [Row]
    /// Behind other wrong verdicts.
    var wrong: [Row]

    struct Row: Encodable, Sendable, Hashable {
        /// As on the menu, in lower case.
        var word: String
        /// What it was taken for, such as "usually egg".
        var finding: String
        /// How many verdicts rest on it.
        var count: Int
        /// The first of them: the name, cut, with truth and verdict.
        var example: String
    }

    /// - Parameter most: how many of each are kept.
    init(_ rows: [JudgedRow], most: Int) {
        var (unsafe, wrong) = (Counter(), Counter())
        for row in rows {
            if !row.unsafeDiets.isEmpty || row.isUnsafeIngredient {
                unsafe.add(row)
            } else if row.isRight == false || row.isWrongIngredient {
                wrong.add(row)
            }
        }
        self.unsafe = unsafe.most(most)
        self.wrong = wrong.most(most)
    }

    private struct Counter {
        private struct Key: Hashable {
            var word: String
            var finding: String
        }
        private var found: [Key: (count: Int, first: Int, example: String)] = [:]

        mutating func add(_ row: JudgedRow) {
            var keys = Set<Key>()
            for evidence in row.ground {
                // Evidence on several words names them with commas between.
                for word in evidence.text.split(separator: ", ") {
                    keys.insert(Key(word: word.lowercased(), finding: evidence.finding))
                }
            }
            if keys.isEmpty { keys.insert(Key(word: "-", finding: "no single word")) }
            let place = found.count
            for key in keys {
                found[key, default: (0, place, row.summary)].count += 1
            }
        }

        func most(_ most: Int) -> [Row] {
            let sorted = found.sorted {
                ($1.value.count, $0.value.first, $0.key.word, $0.key.finding)
                    < ($0.value.count, $1.value.first, $1.key.word, $1.key.finding)
            }
            return sorted.prefix(most).map {
                Row(word: $0.key.word, finding: $0.key.finding, count: $0.value.count, example: $0.value.example)
            }
        }
    }
}

extension JudgedRow {
    /// Called yes for a diet though it is no.
    fileprivate var isUnsafeIngredient: Bool { wrongIngredientDiet(truth: .no, verdict: .yes) != nil }

    /// Called no for a diet though it is yes.
    fileprivate var isWrongIngredient: Bool { wrongIngredientDiet(truth: .yes, verdict: .no) != nil }

    private func wrongIngredientDiet(truth: Claim, verdict: Claim) -> Diet? {
        Diet.allCases.first { row.ingredient?.claims[$0] == truth && self.verdict.claims[$0] == verdict }
    }

    /// The evidence that a wrong verdict rests on: what supports a diet that is wrongly granted, or opposes one that is
    /// wrongly denied.
    fileprivate var ground: [Evidence] {
        let (diet, said) = mistake
        guard let diet else { return [] }
        let plain = verdict.evidence.filter { $0.says[diet] == said }
        // Where nothing says no, a doubt was enough.
        return plain.isEmpty && said == .no ? verdict.evidence.filter { $0.says[diet] == .maybe } : plain
    }

    private var mistake: (Diet?, Claim) {
        if let diet = unsafeDiets.first { return (diet.diet, .yes) }
        if let diet = wrongIngredientDiet(truth: .no, verdict: .yes) { return (diet, .yes) }
        if let diet = wrongIngredientDiet(truth: .yes, verdict: .no) { return (diet, .no) }
        guard let strictest = row.dish?.labels.strictest else { return (nil, .no) }
        return verdict.label.strictness > strictest.strictness
            ? (strictest.diet, .no) : (verdict.label.diet, .yes)
    }

    /// Such as `"Käsespätzle": vegetarian, called vegan`.
    fileprivate var summary: String {
        let name = "\"\(shortName)\": "
        if let truth = row.dish {
            let labels = truth.labels.sorted { $0.strictness < $1.strictness }.map(\.rawValue)
            return name + labels.joined(separator: " or ") + ", called \(verdict.label)"
        }
        return name + (mistake.0.map { "\($0) " } ?? "") + "called \(mistake.1)"
    }
}
