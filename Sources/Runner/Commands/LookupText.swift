internal import Judging
internal import Models

/// What was looked up, for a person.
struct LookupText {
    let readings: [PhraseReading]
    let isForOneLanguage: Bool

    var text: String {
        var lines: [String] = []
        for (place, reading) in readings.enumerated() {
            lines.append(heading(reading, isLast: place == readings.count - 1))
            if reading.words.isEmpty { lines.append("  no word") }
            for word in reading.words { lines += Self.lines(word) }
            if !reading.habits.isEmpty {
                lines.append("  Cooks of this cuisine put in without saying so:")
                lines += reading.habits.map { "    " + $0 }
            }
        }
        return lines.map(Console.printable).joined(separator: "\n") + "\n"
    }

    private func heading(_ reading: PhraseReading, isLast: Bool) -> String {
        if isForOneLanguage { return "On menus in \(reading.languages.joined(separator: ", ")):" }
        if readings.count == 1 { return "On any menu:" }
        if isLast { return "On any other menu:" }
        let languages = reading.languages + (reading.isForUnknownLanguage ? ["a language not known"] : [])
        return "On menus in \(languages.joined(separator: ", ")):"
    }

    private static func lines(_ word: WordReading) -> [String] {
        guard word.isKnown else {
            var lines = ["  \(word.text): not known" + (word.against.isEmpty ? "" : "; taken for: " + word.meaning)]
            if case .unknown(isPerhapsMisread: true) = word.way {
                lines.append("    looks like a misread word for meat or fish")
            }
            return lines + effects(word)
        }
        let kinds = word.kinds.isEmpty ? "" : word.kinds.joined(separator: ", ") + "; "
        return ["  \(word.text): \(word.meaning)", "    \(kinds)\(way(word.way))"] + effects(word)
    }

    private static func effects(_ word: WordReading) -> [String] {
        let against = Diet.allCases.compactMap { diet in
            word.against[diet].map { $0 == .no ? "\(diet)" : "\(diet) perhaps" }
        }
        func allergens(_ status: AllergenStatus) -> String? {
            let named = Allergen.allCases.filter { word.allergens[$0] == status }
            guard !named.isEmpty else { return nil }
            return (status == .contains ? "contains " : "may contain ")
                + named.map(\.rawValue).joined(separator: ", ")
        }
        var lines: [String] = []
        if !against.isEmpty { lines.append("    against " + against.joined(separator: ", ")) }
        let named = [allergens(.contains), allergens(.mayContain)].compactMap(\.self)
        if !named.isEmpty { lines.append("    allergens: " + named.joined(separator: "; ")) }
        return lines
    }

    private static func way(_ way: WordWay) -> String {
        switch way {
        case .itself(let languages): "as it stands in the tables (\(languages.joined(separator: ", ")))"
        case .form(let base): base.map { "a form of \($0)" } ?? "a form of other words"
        case .accents(let other): "\(other) with other accents"
        case .compound(let parts):
            "made of " + parts.map { "\($0.text) (\($0.meaning))" }.joined(separator: " + ")
        case .empty: "says nothing"
        case .unknown: "not known"
        }
    }
}
