/// `vegyscan profile`: the commands on dietary profiles.
struct ProfileGroup: CommandGroup {
    static let name: CommandName = "profile"
    static let description = CommandDescription(
        name: name,
        summary: "make and choose dietary profiles",
        discussion: [
            """
            A profile holds what one person doesn't eat: allergies with their severity, medical conditions, religious \
            diets, ways of eating and words to avoid. With one, each dish of a menu fits, is to be asked about or to \
            be avoided. The more exactly it says what you can't eat, the better that serves you.
            """,
            """
            Profiles stay on this machine, encrypted, with the key in the system's keyring or in a file that only you \
            can read. Nothing of them goes into bundles, logs, caches or to an LLM; the verdicts stand in a file of \
            their own beside each bundle, and profile erase removes every trace.
            """,
        ],
        operand: .command(of: name, help: "What to do."),
        examples: [
            Example("vegyscan profile categories", meaning: "See what a profile can hold."),
            Example("vegyscan profile create Anna --diet vegan", meaning: "Make a profile, which is active then."),
        ])
}
