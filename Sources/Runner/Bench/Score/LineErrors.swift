internal import Pages

/// The character errors of true lines, each against its best place in what was found.
struct LineErrors {
    private(set) var characters = 0
    private(set) var errors = 0

    /// White space doesn't count, nor do lines of one character; no line has more errors than characters.
    init(truth: String, found: String) {
        let pool = NormalisedText.withoutSpaces(found)
        for line in NormalisedText.lines(truth) {
            let wanted = NormalisedText.withoutSpaces(line)
            guard wanted.count >= 2 else { continue }
            characters += wanted.count
            let place = BestPlace(of: wanted, in: pool)
            errors += min(wanted.count, EditDistance.levenshtein(wanted, Array(pool[place.range])))
        }
    }

    /// Errors per character.
    var rate: Double { Double(errors) / Double(max(1, characters)) }
}
