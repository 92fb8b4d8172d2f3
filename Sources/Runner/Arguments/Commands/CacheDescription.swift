extension CommandDescription {
    static let cache = CommandDescription(
        name: .cache,
        summary: "look into the caches, check and empty them",
        discussion: [
            """
            What was read from photos and what a language model said of dishes is kept, so that a repeat costs neither \
            time nor money: for 30 days, 10,000 dishes and 50 MB at most. The least recently used goes first. \
            Settings, history and results are elsewhere and never touched.
            """
        ],
        operand: OperandDescription(
            name: "COMMAND", kind: .choice(CommandName.cache.subcommands.map(\.ownWord)), help: "What to do."),
        examples: [
            Example("vegyscan cache stats", meaning: "See what is kept and how often it was of use."),
            Example("vegyscan cache explain menu.jpg", meaning: "See why a photo would be read again, or not."),
        ])

    static let cacheStats = CommandDescription(
        name: .cacheStats,
        summary: "show how much the caches hold and how often that was of use",
        discussion: [
            """
            Hits are counted by level: photo (the same file again), pixels (the same picture in another file), menu \
            (the same dish on a page that looks alike), dish (the same dish anywhere), slip (the same dish, a letter \
            read otherwise).
            """
        ],
        options: [.flag(.json, nil, .output, "Print one JSON object."), .store],
        examples: [Example("vegyscan cache stats", meaning: "See what is kept.")])

    static let cacheClear = CommandDescription(
        name: .cacheClear,
        summary: "empty the caches",
        discussion: [
            """
            Says what goes and what stays, and asks first. Where nobody can be asked, such as in a script, --yes is \
            needed.
            """
        ],
        options: [.flag(.yes, "y", .general, "Don't ask."), .quiet, .store],
        examples: [Example("vegyscan cache clear --yes", meaning: "Empty the caches without being asked.")])

    static let cacheExport = CommandDescription(
        name: .cacheExport,
        summary: "print the caches' entries, one JSON object a line",
        discussion: [
            """
            Answers with their questions, pages with their dishes, and readings. Paths, times and places of photos \
            are not among them: the caches hold none.
            """
        ],
        options: [.store],
        examples: [
            Example("vegyscan cache export | grep '\"kind\":\"answer\"'", meaning: "Show the answers of a model.")
        ])

    static let cacheVerify = CommandDescription(
        name: .cacheVerify,
        summary: "check every entry of the caches",
        discussion: [
            """
            The database must be whole, every entry readable, and every key the one that its content gives. When an \
            entry isn't as it should be, the exit code is 1; it would not have been used, but takes room.
            """
        ],
        options: [
            .flag(.repair, nil, .general, "Remove bad entries."),
            .flag(.json, nil, .output, "Print one JSON object."), .store,
        ],
        examples: [Example("vegyscan cache verify --repair", meaning: "Check the caches and remove what is bad.")])

    static let cachePath = CommandDescription(
        name: .cachePath,
        summary: "print where the caches are",
        discussion: [
            "The file may be removed while no scan is running; a journal beside it goes with it. Nothing but time is lost."
        ],
        options: [.store],
        examples: [Example("du -h \"$(vegyscan cache path)\"", meaning: "See how large the file is.")])
}
