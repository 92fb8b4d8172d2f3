extension CommandDescription {
    static let benchLayout = CommandDescription(
        name: .benchLayout,
        summary: "time finding dishes on longer and longer made pages",
        discussion: [
            """
            Makes pages of 250 to 4000 lines of several kinds, from a plain list to lines that lie on one another, and \
            times how long finding marks and dishes takes, as the quicker of two runs. Prints the time for 250 \
            lines, then for each doubling by how much the time grew: 2 is as much as the page, 4 its square.
            """
        ],
        options: [.flag(.json, nil, .output, "Print the figures as one JSON object.")],
        examples: [Example("vegyscan bench layout", meaning: "See how time grows with the lines of a page.")])
}
