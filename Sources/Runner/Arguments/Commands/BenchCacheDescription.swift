extension CommandDescription {
    static let benchCache = CommandDescription(
        name: .benchCache,
        summary: "measure what the caches know of altered copies, and that no answer reaches another dish",
        discussion: [
            """
            Scans the photos with a store of its own in a temporary folder, and gives each dish an answer that names \
            it; no model is asked and nothing is sent anywhere. Then scans altered copies that it makes itself: \
            turned, seen at an angle, cut off at the edges, darker, brighter, blurred, recompressed, smaller, and with \
            the EXIF block taken out. Prints for each alteration how many copies were known by their bytes or pixels, \
            for how many the perceptual hash proposed the page they come from, and how many of their dishes had \
            an answer: by a page that looks alike, by the same words on any menu, or as another reading of them.
            """,
            """
            Wrong are answers that were given to a dish with other words, digits, signs or marks; they must be 0. The \
            same is tried for each pair of photos, with the dishes of one looked up on the page of the other, and \
            for dishes in which a word, a letter, a digit or a mark was changed. Each photo should show another menu.
            """,
        ],
        operand: OperandDescription(
            name: "PATH", kind: .file, help: "Photos, or folders of them.", isRepeatable: true),
        options: [.photos, .flag(.json, nil, .output, "Print the figures as one JSON object.")] + .reading,
        examples: [
            Example("vegyscan bench cache photos", meaning: "Measure on the photos of a folder."),
            Example("vegyscan bench cache photos --photos 5", meaning: "Measure on the first five."),
        ])
}
