extension CommandDescription {
    static let repair = CommandDescription(
        name: .repair,
        summary: "make the index of an output folder anew from its bundles",
        discussion: [
            """
            Reads every bundle below DIR and writes DIR/index.jsonl and the journal anew from them; removes files \
            that killed runs have left. Bundles and photos are never changed. A bundle that can't be read is named, \
            and the exit code is 1: scan its photos again.
            """,
            """
            A scan does without: it carries on where another one was ended, whatever it finds. This is for folders \
            that were changed by hand or damaged.
            """,
        ],
        operand: OperandDescription(
            name: "DIR", kind: .folder, help: "The folder that a scan put its results in."),
        options: [.wait, .quiet],
        examples: [Example("vegyscan repair results", meaning: "Make the index anew and clear up.")])
}
