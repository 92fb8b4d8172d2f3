internal import Judging
internal import Library

/// Commands that take all profiles somewhere else, and that use them on what was scanned before.
extension CommandDescription {
    static let profileExport = CommandDescription(
        name: .profileExport,
        summary: "write all profiles to one file that a passphrase opens",
        discussion: [
            """
            For safe keeping or another machine. The passphrase is asked for twice, or taken from the environment \
            variable VEGYSCAN_PASSPHRASE; nobody can open the file without it.
            """
        ],
        operand: OperandDescription(name: "FILE", kind: .file, help: "The file to write."),
        options: [
            .flag(.replace, nil, .output, "Replace what is there already."), .quiet, .store,
        ],
        examples: [Example("vegyscan profile export profiles.vsp", meaning: "Write them to a file.")])

    static let profileImport = CommandDescription(
        name: .profileImport,
        summary: "take profiles from an exported file",
        discussion: [
            """
            Profiles that are there already with the same content are left alone. Where one of the same name differs \
            nothing is taken at all, unless --replace is given.
            """
        ],
        operand: OperandDescription(name: "FILE", kind: .file, help: "A file that profile export wrote."),
        options: [.flag(.replace, nil, .output, "Replace what is there already."), .quiet, .store],
        examples: [Example("vegyscan profile import profiles.vsp", meaning: "Take them from a file.")])

    static let profileErase = CommandDescription(
        name: .profileErase,
        summary: "remove all profiles and every trace of them for good",
        discussion: [
            """
            Removes the encrypted file, its key from the keyring or the key file, each profile.json in the \
            folders of results that are known or named here, and reports that were written with --verdicts. Says so and asks first; where nobody can be asked, such \
            as in a script, --yes is needed. Bundles, history and exported files stay.
            """
        ],
        operand: OperandDescription(
            name: "DIR", kind: .folder, help: "More folders with results, such as copies.", isRequired: false,
            isRepeatable: true),
        options: [.flag(.yes, "y", .general, "Don't ask."), .quiet, .store],
        examples: [Example("vegyscan profile erase", meaning: "See what would go, and be asked.")])

    static let rejudge = CommandDescription(
        name: .rejudge,
        summary: "judge stored menus anew for a profile, without photos or LLM",
        discussion: [
            """
            Writes profile.json anew beside each bundle of the folders, for the active profile or the one named. \
            Bundles aren't changed and nothing is asked of an LLM. The file holds a verdict for each dish and a random \
            word in place of the profile, since results are copied and sent on; with --reasons it names profile, \
            restrictions and reasons.
            """
        ],
        operand: OperandDescription(
            name: "DIR", kind: .folder, help: "A folder that a scan put its results in.", isRepeatable: true),
        options: [
            .profile, .reasons, .flag(.json, nil, .output, "Print one JSON object."), .wait, .quiet, .knowledge, .store,
        ],
        examples: [
            Example("vegyscan rejudge results", meaning: "Judge all menus for the active profile."),
            Example("vegyscan rejudge results --profile Ben", meaning: "Judge them for another one."),
        ])
}

extension [OptionDescription] {
    /// What a profile can hold.
    static let restrictions: [OptionDescription] = [
        .value(
            .diet, nil, "WORD", .choice(RestrictionCategory.lifestyle.choices), .judging,
            "A way of eating. Can be given more than once.", repeatable: true),
        .value(
            .allergy, nil, "FOOD=SEVERITY", .text, .judging,
            "An allergy and whether it is mild, moderate, severe or critical. Can be given more than once.",
            repeatable: true),
        .value(
            .medical, nil, "WORD", .choice(RestrictionCategory.medical.choices), .judging,
            "A medical condition. Can be given more than once.", repeatable: true),
        .value(
            .religious, nil, "WORD", .choice(RestrictionCategory.religious.choices), .judging,
            "A religious diet. Can be given more than once.", repeatable: true),
        .value(
            .avoid, nil, "FOOD", .text, .judging, "Any food to avoid. Can be given more than once.", repeatable: true),
    ]
}
