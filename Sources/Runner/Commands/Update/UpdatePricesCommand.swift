internal import Library

/// `vegyscan update prices`: installs newer prices of language models.
struct UpdatePricesCommand: Command {
    static let name: CommandName = "update prices"
    static let description = CommandDescription(
        name: name,
        summary: "install newer prices of language models",
        discussion: [
            """
            The file has the form of the program's own table: service, model, input and output per million tokens, \
            currency and date, parted by tabs; or "rate", two currencies, the rate and a date.
            """,
            UpdateInstallation.whatFails,
        ],
        options: UpdateInstallation.options,
        examples: [
            Example("vegyscan update prices --from prices.tsv", meaning: "Install a file."),
            Example("vegyscan update prices --skip", meaning: "Hear nothing of what failed for a day."),
        ])

    let installation: UpdateInstallation

    init(_ intake: CommandIntake) throws(CommandFailure) {
        installation = try UpdateInstallation(.prices, intake)
    }

    func run() async -> ExitCode { await installation.run() }
}
