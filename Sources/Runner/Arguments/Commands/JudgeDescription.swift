internal import Judging

extension CommandDescription {
    static let judge = CommandDescription(
        name: .judge,
        summary: "judge dishes given as JSON Lines, without any photo",
        discussion: [
            """
            Reads one JSON object a line from standard input, with "name" and, where known, "description", \
            "ingredients", "section" (the heading it stands under), "symbols" (as in a bundle), "language", "cuisine" \
            and "id". Writes one JSON object a line to standard output, in the same order, with "id", "name", "label", \
            "headline" (a code and the words it rests on), "confidence", "claims", "allergens" and "reason".
            """,
            """
            "claim_basis" and "allergen_basis" say what each rests on: mark, words, definition, recipe, cuisine, guess, \
            model or traces. An allergen that is contained by a recipe is usually there.
            """,
            """
            With --evidence also "evidence" (each piece with its kind, the text it rests on, what was found in it, and \
            what that says of diets), "questions" for the staff, and "hidden_ingredients" that cooks of the cuisine \
            often put in unsaid. A row then takes about twice the time.
            """,
        ],
        options: [
            .language("The language of dishes that don't name theirs, such as en or de."),
            .cuisine("The cuisine of dishes that don't name theirs, such as italian."),
            .knowledge,
            .flag(.evidence, nil, .output, "Tell what each verdict rests on, and what to ask."),
        ],
        examples: [
            Example(#"echo '{"name": "Pad Thai"}' | vegyscan judge --cuisine thai"#, meaning: "Judge one dish."),
            Example(
                #"echo '{"name": "Pad Thai"}' | vegyscan judge --evidence"#, meaning: "See what a verdict rests on."),
            Example("vegyscan judge --language de < dishes.jsonl > verdicts.jsonl", meaning: "Judge a list of dishes."),
        ])
}
