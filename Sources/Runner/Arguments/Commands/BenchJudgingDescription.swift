extension CommandDescription {
    static let benchJudging = CommandDescription(
        name: .benchJudging,
        summary: "time judging, with larger tables of words and longer names",
        discussion: [
            """
            Judges made menus in several languages on one core, with the program's tables of words, and with 4 and 16 \
            times as many words. Prints how many dishes are judged in a second, then how much longer it takes with \
            the larger tables: 1 is as long.
            """,
            """
            Then judges names of several kinds of 156 to 10,000 characters. Prints the time for the shortest, then for \
            each doubling by how much the time grew: 2 is as much as the name, 4 its square. Each is processor time, \
            the quickest of several.
            """,
        ],
        options: [.flag(.json, nil, .output, "Print the figures as one JSON object.")],
        examples: [Example("vegyscan bench judging", meaning: "See how fast dishes are judged.")])
}
