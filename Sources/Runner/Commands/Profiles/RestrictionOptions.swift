internal import Judging
internal import Library
internal import Models

/// The restrictions that options name.
struct RestrictionOptions {
    let arguments: ParsedArguments
    let knowledge: Knowledge
    let console: Console

    init(_ tools: ProfileTools) throws(CommandFailure) {
        (arguments, knowledge, console) = (tools.arguments, try tools.knowledge(), tools.console)
    }

    /// In the order of the categories.
    ///
    /// - Throws: for an allergy without a severity, and for a word that was probably mistyped.
    func restrictions() throws(CommandFailure) -> [Restriction] {
        var found: [Restriction] = []
        found += arguments.texts(.diet).compactMap(Lifestyle.init).map(Restriction.lifestyle)
        for text in arguments.texts(.allergy) { found += try allergy(text) }
        found += arguments.texts(.medical).compactMap(MedicalCondition.init).map(Restriction.medical)
        found += arguments.texts(.religious).compactMap(ReligiousDiet.init).map(Restriction.religious)
        for text in arguments.texts(.avoid) {
            let word = try word(text, of: "--avoid")
            // The rule for it knows wines and spirits; the word alone is hardly ever on a menu.
            if Profile.key(word) == "alcohol" {
                found.append(.lifestyle(.noAlcohol))
                continue
            }
            tell(word, NamedFood(word, knowledge: knowledge))
            found.append(.avoid(word))
        }
        return found
    }

    private func allergy(_ text: String) throws(CommandFailure) -> [Restriction] {
        let severities = AllergySeverity.allCases.map(\.rawValue)
        guard let equals = text.lastIndex(of: "=") else {
            throw refused(
                "An allergy needs its severity, and above all a critical one: write --allergy "
                    + "\"\(Console.printable(text))=critical\", or mild, moderate or severe instead.")
        }
        let typed = String(text[text.index(after: equals)...])
        guard let severity = AllergySeverity(rawValue: typed.lowercased()) else {
            let guess = NearestWord.to(typed, among: severities).map { " Did you mean \"\($0)\"?" } ?? ""
            throw refused("The severity of an allergy is mild, moderate, severe or critical, nothing else.\(guess)")
        }
        let word = try word(String(text[..<equals]), of: "--allergy")
        let named = Allergen.named(by: word)
        if !named.isEmpty { return named.map { .allergen($0, severity) } }
        let food = NamedFood(word, knowledge: knowledge)
        // A mistyped allergen would be looked for as it stands, and never be found.
        if !food.isKnown, let meant = NearestWord.to(word, among: Allergen.allCases.map(\.rawValue)) {
            throw refused(
                "No food of the name \"\(Console.printable(word))\" is known. Did you mean \"\(meant)\"? If not, name it "
                    + "more exactly.")
        }
        tell(word, food)
        return [.allergy(word, severity)]
    }

    /// What will be made of a word of a person's own.
    private func tell(_ word: String, _ food: NamedFood) {
        if !food.isKnown {
            console.note("\(word): The program doesn't know this food; it is looked for only as you wrote it.")
        } else if !food.allergens.isEmpty {
            let names = food.allergens.map(\.rawValue).joined(separator: " and ")
            console.note("\(word): Dishes with \(names) are taken for doubtful too, since menus seldom say which.")
        }
    }

    private func word(_ text: String, of option: String) throws(CommandFailure) -> String {
        guard let word = Restriction.word(text) else {
            throw refused("The option \"\(option)\" needs a food of at most \(Restriction.longestWord) characters.")
        }
        return word
    }

    private func refused(_ message: String) -> CommandFailure { CommandFailure(message: message, exitCode: .usage) }
}

extension [OptionDescription] {
    /// What a profile can hold.
    static let restrictions: [OptionDescription] = [
        .value(
            .diet, nil, "WORD", .choice(RestrictionCategory.lifestyle.choices), .judging,
            "A way of eating. Can be given more than once.", repeatable: true),
        .value(
            .allergy, nil, "FOOD=SEVERITY", .text, .judging,
            "An allergy and whether it is mild, moderate, severe or critical. Can be given more than once.",
            repeatable: true),
        .value(
            .medical, nil, "WORD", .choice(RestrictionCategory.medical.choices), .judging,
            "A medical condition. Can be given more than once.", repeatable: true),
        .value(
            .religious, nil, "WORD", .choice(RestrictionCategory.religious.choices), .judging,
            "A religious diet. Can be given more than once.", repeatable: true),
        .value(
            .avoid, nil, "FOOD", .text, .judging, "Any food to avoid. Can be given more than once.", repeatable: true),
    ]
}
