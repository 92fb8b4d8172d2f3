extension CommandDescription {
    static let knowledge = CommandDescription(
        name: .knowledge,
        summary: "look into what is known of words, and add to it",
        discussion: [
            """
            The program judges dishes by tables of words: ingredients, dishes with their usual composition, and words \
            that change others, such as "without". A file of your own, given with --knowledge, wins over them.
            """
        ],
        operand: OperandDescription(
            name: "COMMAND", kind: .choice(CommandName.knowledge.subcommands.map(\.ownWord)), help: "What to do."),
        examples: [
            Example("vegyscan knowledge check mine.tsv", meaning: "Check a file of words of your own."),
            Example("vegyscan knowledge add flurb --kind dish --meaning milk", meaning: "Add a word of your own."),
            Example("vegyscan knowledge lookup pad thai", meaning: "See what is known of a dish."),
        ])

    static let knowledgeCheck = CommandDescription(
        name: .knowledgeCheck,
        summary: "check a file of words before it is used",
        discussion: [
            """
            A heading in brackets holds kind, language and meaning, parted by tabs; below it stands one word or phrase \
            a line. Lines that start with "#" are comments. Files of the older form are read too: each line has kind, \
            language and meaning and, as a fourth column, words parted by "|". vegyscan knowledge add writes such lines.
            """,
            """
            Kind is ingredient, dish, neutral, or the name of a word that changes others: vegan, vegetarian, \
            nonvegetarian, without, instead, free, imitation, style, option, or, and, with, tie, hedge, prose. Language is \
            a code such as de, or * for any menu; "!" behind a word: only on menus in that language or of its cuisine.
            """,
            """
            Meaning is plant, or what is in it: meat, beef, pork, poultry, lamb, game, fish, crustacean, mollusc, \
            gelatine, animalfat, insect, egg, milk, honey, rennet, gluten, peanut, soy, nuts, celery, mustard, \
            sesame, sulphites, lupin, alcohol. Behind each: nothing for always, ~ usually, ? sometimes, ?? rarely; \
            then ^ where it gives way to meat or a stand-in named before it, ^^ to any plant too. "sub" says that it \
            stands in for meat, "creamy" for cream; "filled" that what is named after it is its filling; "manner" \
            that beside another food it only says how that is cooked.
            """,
            """
            Lines that can't be read are errors. Words that lose an animal thing or an allergen which the program \
            knows to be in them are named too: the file wins, so be sure of them.
            """,
        ],
        operand: OperandDescription(name: "FILE", kind: .file, help: "The file of words.", isRepeatable: true),
        options: [.quiet],
        examples: [
            Example("vegyscan knowledge check mine.tsv", meaning: "Check a file."),
            Example(
                "vegyscan judge --knowledge mine.tsv < dishes.jsonl", meaning: "Judge with it."),
        ])
}
