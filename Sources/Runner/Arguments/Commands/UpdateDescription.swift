extension CommandDescription {
    static let update = CommandDescription(
        name: .update,
        summary: "bring words and prices up to date",
        discussion: [
            """
            The program carries its own tables of words and of prices of language models. Newer ones can be installed \
            over them from a file or an address; words of your own (--knowledge) and prices of your own (--llm-prices) \
            still win. Results judged with other words are judged anew at the next scan.
            """
        ],
        operand: OperandDescription(
            name: "COMMAND", kind: .choice(CommandName.update.subcommands.map(\.ownWord)), help: "What to do."),
        examples: [
            Example("vegyscan update knowledge --from words.tsv", meaning: "Install newer words."),
            Example("vegyscan update status", meaning: "See what is installed and what failed."),
        ])

    static let updateKnowledge = CommandDescription(
        name: .updateKnowledge,
        summary: "install newer words",
        discussion: [
            """
            The file has the form that vegyscan knowledge check describes, with rows of the kinds ingredient and dish. \
            It is used only when it is whole, every line can be read, no word loses an animal thing or an allergen that \
            the program knows to be in it, and no dish of a fixed list, nor a word of the file beside meat, fish, egg \
            and milk, is judged more freely with it.
            """,
            Self.failing,
        ],
        options: updateOptions,
        examples: [
            Example("vegyscan update knowledge --from words.tsv", meaning: "Install a file."),
            Example("vegyscan update knowledge --later", meaning: "Try again what failed, by itself in an hour."),
        ])

    static let updatePrices = CommandDescription(
        name: .updatePrices,
        summary: "install newer prices of language models",
        discussion: [
            """
            The file has the form of the program's own table: service, model, input and output per million tokens, \
            currency and date, parted by tabs; or "rate", two currencies, the rate and a date.
            """,
            Self.failing,
        ],
        options: updateOptions,
        examples: [
            Example("vegyscan update prices --from prices.tsv", meaning: "Install a file."),
            Example("vegyscan update prices --skip", meaning: "Hear nothing of what failed for a day."),
        ])

    static let updateStatus = CommandDescription(
        name: .updateStatus,
        summary: "show what is installed and what failed",
        discussion: ["Shows for words and for prices the version, when it was installed, and an update that failed."],
        options: [.flag(.json, nil, .output, "Print one JSON object."), .store],
        examples: [Example("vegyscan update status", meaning: "Show it.")])

    static let updateRemove = CommandDescription(
        name: .updateRemove,
        summary: "go back to what the program came with",
        discussion: ["Removes an installed update. Your own words and prices stay."],
        operand: OperandDescription(
            name: "WHAT", kind: .choice(["knowledge", "prices"]), help: "What to go back on."),
        options: [.flag(.json, nil, .output, "Print one JSON object."), .quiet, .store],
        examples: [Example("vegyscan update remove knowledge", meaning: "Use the program's own words again.")])

    private static let failing =
        """
        What comes from an address must have a checksum: by --sha256, or in a file of the same name with .sha256 behind \
        it. An update that fails changes nothing and says why: the network, the disk, the server, or the file itself. \
        Then run it again, or with --later, --skip or --forget. A scan speaks of it once a day at most.
        """

    private static let updateOptions: [OptionDescription] = [
        .value(.from, nil, "PLACE", .file, .input, "A file, or an https address; what failed last unless named."),
        .value(.sha256, nil, "HEX", .text, .input, "The checksum that the file must have."),
        .flag(
            .later, nil, .general, "Try what fails, or has failed, again by itself in an hour.", conflicts: [.skip]),
        .flag(
            .skip, nil, .general, "Say nothing of what fails, or has failed, for a day.", conflicts: [.later]),
        .flag(
            .forget, nil, .general, "Forget what failed: neither try it nor speak of it again.",
            conflicts: [.from, .later, .skip]),
        .flag(.json, nil, .output, "Print one JSON object."), .offline, .mockData, .quiet, .store,
    ]
}
