extension CommandDescription {
    static let reset = CommandDescription(
        name: .reset,
        summary: "remove history, caches and run logs for good",
        discussion: [
            """
            The last resort, for when the stored data give trouble that cache verify --repair doesn't mend: a damaged \
            database is put aside at the next run by itself, and the history made anew. Says what would be lost and asks first; where nobody \
            can be asked, such as in a script, --yes is needed. Photos, output folders, settings and keys are never \
            touched.
            """
        ],
        options: [.flag(.yes, "y", .general, "Don't ask."), .quiet, .store],
        examples: [Example("vegyscan reset", meaning: "See what would be lost, and be asked.")])
}
