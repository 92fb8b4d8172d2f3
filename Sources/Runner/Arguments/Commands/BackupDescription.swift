extension CommandDescription {
    static let backup = CommandDescription(
        name: .backup,
        summary: "put history, settings and profiles into one encrypted file",
        discussion: [
            """
            The file is encrypted with a passphrase, which is asked for twice on a terminal and taken from \
            VEGYSCAN_PASSPHRASE elsewhere; nobody can open it without. It appears only when it was read back and \
            opened. A scan may go on meanwhile. Photos, output folders, caches and keys are not in it.
            """,
            """
            In a folder it is named vegyscan-YYYY-MM-DD.backup; one of the same day is replaced. A backup that failed \
            is named by vegyscan settings too, so that one made by night is not missed.
            """,
        ],
        options: [
            .setting(
                .to, nil, "PLACE", .backupTo, .output, "A folder that is there, or the name of a file in one."),
            .flag(.json, nil, .output, "Print one JSON object."), .mockData, .quiet, .store,
        ],
        examples: [
            Example("vegyscan backup --to /media/stick", meaning: "Make a backup on a memory stick."),
            Example("vegyscan backup", meaning: "Make one where backup_to says."),
        ])

    static let restore = CommandDescription(
        name: .restore,
        summary: "bring back what a backup holds",
        discussion: [
            """
            Says what would be replaced and asks first; where nobody can be asked --yes is needed. What the backup \
            holds takes the place of what is there, all of it or nothing: also when the program is killed or the power \
            goes, the next start has either the old state or the new one. The old state is kept until the new one was \
            looked through.
            """,
            """
            A backup that was damaged, cut off, or made by a newer version, and a wrong passphrase, are refused, and \
            nothing is changed then; nor while a scan is running. The setting store keeps its present value.
            """,
        ],
        operand: OperandDescription(name: "FILE", kind: .file, help: "The backup."),
        options: [
            .flag(.yes, "y", .general, "Don't ask."),
            .flag(.dryRun, nil, .output, "Open the backup and say what would be replaced; change nothing."),
            .flag(.json, nil, .output, "Print one JSON object."), .quiet, .store,
        ],
        examples: [
            Example("vegyscan restore vegyscan-2026-11-21.backup", meaning: "See what would change, and be asked."),
            Example("vegyscan restore my.backup --dry-run", meaning: "Check that a backup can be opened."),
        ])
}
