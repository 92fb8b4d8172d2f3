extension CommandDescription {
    static let benchClaims = CommandDescription(
        name: .benchClaims,
        summary: "score verdicts on dishes whose truth is known",
        discussion: [
            """
            Reads JSON Lines: dishes with "name" and "label" (vegan, vegetarian, pescatarian, meat or uncertain) or \
            "label_set" (an array of labels, any of which is right), and "allergens" (an array) where they are known; \
            or ingredients with "text" and what they are for "vegan" and "vegetarian" (yes, no or maybe). Each is \
            judged by its name, with "language", "cuisine", "section" and "symbols" where the row has them; --with adds \
            "description" or "ingredients".
            """,
            """
            Prints for each file, and for all together, a table of true labels and verdicts. Where a dish may have \
            several labels, it stands under "label", or else under "uncertain" or the strictest one.
            """,
            """
            Unsafe called safe: dishes called vegan whose labels have no vegan, of all such dishes; and dishes \
            called vegetarian or vegan whose labels have neither, of all such dishes; together each dish counts \
            once. Of all called safe: of the dishes called vegan, vegetarian or pescatarian, those that each of their \
            labels calls less safe. Beside each rate stands the one-sided upper bound of Clopper and Pearson: with a higher rate, so \
            few would be seen in fewer than one of twenty such files. Coverage is the share of dishes not called \
            uncertain; right of these are those with one of the true labels. Dishes that can't be told (label \
            uncertain) are taken cautiously when called uncertain, or what warns at least as much as the strictest \
            of their labels.
            """,
            """
            Allergens are scored where the row names all of them ("allergens_complete": true), or all of the nine \
            that American law names ("allergens_scope": "us9"); otherwise only those named are counted, for the \
            recall. Precision and recall are those of "contains"; the last column counts "may contain" as found.
            """,
            """
            Of ingredients called yes or no, those are right that are so; one that is maybe is neither, but "yes" \
            for it is counted.
            """,
            """
            The words that wrong verdicts rest on are those of the evidence for a diet wrongly granted, or against \
            one wrongly denied.
            """,
            """
            With --curve, a line for each of up to twenty steps of doubt tells what becomes of the figures when all \
            verdicts with more doubt are taken as uncertain. The doubt of a verdict is the greatest of its claims': \
            of a "yes" the chance that the dish breaks the diet, of a "no" that it doesn't, from 0 to 1, as the words \
            known in it tell.
            """,
        ],
        operand: OperandDescription(
            name: "FILE", kind: .file, help: "A file of dishes or ingredients.", isRepeatable: true),
        options: [
            .value(
                .with, nil, "WORD", .choice(ClaimRow.Part.allCases.map(\.rawValue)), .input,
                "What is judged besides the name."),
            .value(
                .out, "o", "DIR", .folder, .output,
                "Keep each row with its verdict and evidence in DIR/rows.jsonl, the figures as DIR/report.json."),
            .value(
                .errors, nil, "N", .integer(0...1000), .output,
                "How many words behind wrong verdicts are listed; 10 unless given."),
            .flag(.curve, nil, .output, "Print what comes of abstaining where the doubt is greater."),
            .flag(.json, nil, .output, "Print the figures as one JSON object."),
            .knowledge,
        ],
        examples: [
            Example("vegyscan bench claims dishes/*.jsonl", meaning: "Score the dishes of several files."),
            Example(
                "vegyscan bench claims dishes.jsonl --with all --out look --errors 50",
                meaning: "Score with all the words known, and keep the verdicts to look into."),
            Example(
                "vegyscan bench claims dishes.jsonl --knowledge mine.tsv",
                meaning: "See what words of your own change."),
        ])
}
