extension CommandDescription {
    static let knowledgeLookup = CommandDescription(
        name: .knowledgeLookup,
        summary: "show what is known of a word or phrase",
        discussion: [
            """
            The words given are read as the name of a dish is. For each language that reads them otherwise, prints \
            what each word or known phrase means, which diets that speaks against and which of the 14 allergens it \
            brings, and how it was recognised: as it stands, as a form of another word, with other accents, or taken \
            apart. What a word says depends on those beside it: "lentil burger" is no beef.
            """,
            """
            When a word isn't known in any language, the exit code is 1.
            """,
        ],
        operand: OperandDescription(
            name: "WORD", kind: .text, help: "A word, or the words of a phrase.", isRepeatable: true),
        options: [
            .flag(.json, nil, .output, "Print what was found as one JSON object."),
            .language("Read only as on menus in this language, such as en or de."),
            .cuisine("The cuisine of the menu, such as thai, for what its kitchens add."),
            .knowledge,
        ],
        examples: [
            Example("vegyscan knowledge lookup pad thai", meaning: "See what is known of a dish."),
            Example("vegyscan knowledge lookup --language de Kartoffelsuppe", meaning: "See a word taken apart."),
        ])
}
