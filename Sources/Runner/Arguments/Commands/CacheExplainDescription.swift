extension CommandDescription {
    static let cacheExplain = CommandDescription(
        name: .cacheExplain,
        summary: "show for a photo, level by level, what the caches know of it",
        discussion: [
            """
            Level 1 is the photo: its bytes, else its pixels. Level 2 is the menu: pages that look alike, with their \
            distance. Level 3 are its dishes: which answer would be taken, and from where. Level 4 is the place: \
            menus scanned within 50 m before, as a suggestion to you; the program makes no use of them.
            """,
            """
            A photo that the caches don't know is read, which takes as long as a scan; nothing is kept and nobody is \
            asked. Each photo counts as a menu of one page. When a dish or a photo isn't known, the exit code is 1.
            """,
        ],
        operand: OperandDescription(name: "PHOTO", kind: .file, help: "A photo.", isRepeatable: true),
        options: [
            .flag(.json, nil, .output, "Print one JSON object a photo."),
            .languages, .detector, .engineFolder,
            .flag(.noLocation, sets: .location, to: false, .reading, "Keep no coordinate, city or country."),
            .setting(
                .targetLanguage, nil, "CODE", .targetLanguage, .judging,
                "The language to explain dishes in, such as en or de."),
            .knowledge,
            .setting(
                .llmURL, nil, "URL", .llmURL, .judging, "The LLM server whose answers are looked for; it isn't called."),
            .setting(.llmModel, nil, "NAME", .llmModel, .judging, "The model there."),
            .maxPixels, .maxBytes, .deadline, .store,
        ],
        examples: [
            Example("vegyscan cache explain menu.jpg", meaning: "See what the caches know of a photo."),
            Example("vegyscan cache explain --json menu.jpg", meaning: "The same for a program."),
        ])
}
