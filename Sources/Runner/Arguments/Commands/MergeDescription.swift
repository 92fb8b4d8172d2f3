extension CommandDescription {
    static let merge = CommandDescription(
        name: .merge,
        summary: "put the results of several runs into one folder",
        discussion: [
            """
            Copies the bundles of each DIR into the folder of --out and writes one index over all of them: after \
            scans with --shard the result is that of one scan, byte for byte. What is there already with the same \
            bytes is left alone. Where two folders hold different menus of one name nothing is merged at all, and \
            the exit code is 73.
            """
        ],
        operand: OperandDescription(
            name: "DIR", kind: .folder, help: "A folder that a scan put its results in.", isRepeatable: true),
        options: [
            .value(.out, "o", "DIR", .folder, .output, "The folder for the results; made if missing.", required: true),
            .wait, .quiet,
        ],
        examples: [
            Example(
                "vegyscan merge results-1 results-2 --out results", meaning: "Put the results of two shards together.")
        ])
}
