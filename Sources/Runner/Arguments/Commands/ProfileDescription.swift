internal import Judging

/// Dietary profiles: what a person doesn't eat.
extension CommandDescription {
    static let profile = CommandDescription(
        name: .profile,
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
        operand: OperandDescription(
            name: "COMMAND", kind: .choice(CommandName.profile.subcommands.map(\.ownWord)), help: "What to do."),
        examples: [
            Example("vegyscan profile categories", meaning: "See what a profile can hold."),
            Example("vegyscan profile create Anna --diet vegan", meaning: "Make a profile, which is active then."),
        ])

    static let profileCreate = CommandDescription(
        name: .profileCreate,
        summary: "make a profile",
        discussion: [
            """
            The new profile becomes the active one. Names are unique whatever their capitals. An allergy needs its \
            severity: mild, moderate, severe or critical.
            """
        ],
        operand: .profileName, options: .restrictions + [.quiet, .knowledge, .store],
        examples: [
            Example(
                "vegyscan profile create Anna --diet vegan --allergy peanuts=critical",
                meaning: "Make a profile of two restrictions."),
            Example(
                "vegyscan profile create Ben --medical celiac --avoid coriander",
                meaning: "Make one with a condition and a word to avoid."),
        ])

    static let profileEdit = CommandDescription(
        name: .profileEdit,
        summary: "change a profile",
        discussion: [
            """
            Restrictions that are named are added; an allergy that is there already gets the new severity. Menus that \
            were judged before stay as they are: run vegyscan rejudge for them.
            """
        ],
        operand: .profileName,
        options: [
            .value(.rename, nil, "NAME", .text, .general, "Give it this name."),
            .value(
                .remove, nil, "WORD", .text, .judging,
                "Remove the restriction on this, such as peanuts or vegan. Can be given more than once.",
                repeatable: true),
        ] + .restrictions + [.quiet, .knowledge, .store],
        examples: [
            Example("vegyscan profile edit Anna --allergy milk=mild --remove vegan", meaning: "Change two things.")
        ])

    static let profileList = CommandDescription(
        name: .profileList,
        summary: "list all profiles with their restrictions",
        discussion: ["One line a profile; the active one is named as such."],
        options: [.profileJSON, .store],
        examples: [Example("vegyscan profile list", meaning: "See all profiles.")])

    static let profileShow = CommandDescription(
        name: .profileShow,
        summary: "show a profile and where it is kept",
        discussion: ["Shows the active profile where none is named."],
        operand: OperandDescription(
            name: "NAME", kind: .text, help: "The profile's name; the active one where none is named.",
            isRequired: false),
        options: [.profileJSON, .store],
        examples: [Example("vegyscan profile show Anna", meaning: "See what a profile holds.")])

    static let profileUse = CommandDescription(
        name: .profileUse,
        summary: "make a profile the active one",
        discussion: [
            """
            It applies to scans that name no other. Menus that were judged before stay as they are: run vegyscan \
            rejudge for them, or give --rejudge.
            """
        ],
        operand: .profileName,
        options: [
            .flag(
                .rejudge, nil, .judging,
                "Judge the menus anew for it in every folder that verdicts were written to, without photos or LLM."),
            .reasons, .quiet, .store,
        ],
        examples: [
            Example("vegyscan profile use Ben", meaning: "Scan for Ben from now on."),
            Example("vegyscan profile use Ben --rejudge", meaning: "And judge what was scanned before for Ben."),
        ])

    static let profileDelete = CommandDescription(
        name: .profileDelete,
        summary: "delete a profile",
        discussion: [
            """
            Says what goes and asks first; where nobody can be asked, such as in a script, --yes is needed. The last \
            profile can't be deleted; profile erase removes everything.
            """
        ],
        operand: .profileName, options: [.flag(.yes, "y", .general, "Don't ask."), .quiet, .store],
        examples: [Example("vegyscan profile delete Ben", meaning: "Delete a profile after being asked.")])

    static let profileRecent = CommandDescription(
        name: .profileRecent,
        summary: "list the last three profiles used",
        discussion: ["The latest comes first."],
        options: [.profileJSON, .store],
        examples: [Example("vegyscan profile recent", meaning: "See who scanned last.")])

    static let profilePreview = CommandDescription(
        name: .profilePreview,
        summary: "show how a profile would change results",
        discussion: [
            """
            Judges the menus of a folder for the profile and writes nothing. Dishes whose verdict would be another \
            than the one that stands there now are named.
            """
        ],
        operand: OperandDescription(
            name: "NAME DIR", kind: .file, help: "The profile's name, then folders that scans put their results in.",
            isRepeatable: true),
        options: [.profileJSON, .knowledge, .store],
        examples: [Example("vegyscan profile preview Ben results", meaning: "See what Ben could order.")])

    static let profileCategories = CommandDescription(
        name: .profileCategories,
        summary: "explain what a profile can hold, with examples",
        discussion: ["One section a category: what it is for, how it is judged, its words, and options to copy."],
        options: [.profileJSON],
        examples: [Example("vegyscan profile categories", meaning: "See all categories.")])
}

extension OperandDescription {
    static let profileName = OperandDescription(name: "NAME", kind: .text, help: "The profile's name.")
}

extension OptionDescription {
    static let profileJSON = flag(.json, nil, .output, "Print one JSON object.")
}
