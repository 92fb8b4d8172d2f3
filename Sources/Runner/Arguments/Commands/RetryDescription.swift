internal import Reading

extension CommandDescription {
    static let retry = CommandDescription(
        name: .retry,
        summary: "finish menus that still wait for the LLM",
        discussion: [
            """
            Looks for bundles below DIR with dishes that the LLM was to be asked about and did not answer: it was away, \
            or the budget was used up. Only these dishes are asked about; no photo is needed, and all else in a bundle \
            stays as it is. Photos that could not be read are named: scan those again.
            """,
            """
            Without DIR it goes to every folder where something is known to wait. Each is asked about with the address, \
            model and target language that the scan had: they are kept, the key never is. Options given here win. A \
            bundle that was judged with another model or target language, or by another version of this program, is \
            named and left alone: scan its photos again. After a scan with --no-history or --guest nothing is kept: name \
            DIR and the model.
            """,
        ],
        operand: OperandDescription(
            name: "DIR", kind: .folder, help: "The folder that a scan put its results in; none for all that wait.",
            isRequired: false),
        options: [
            .flag(.json, nil, .output, "Print one JSON object per event on standard output."),
            .flag(.dryRun, nil, .output, "Ask and write nothing; print what asking the LLM would cost."),
            .profile, .guest, .reasons, .wait, .strict, .quiet, .verbose, .targetLanguage, .knowledge,
        ] + .languageModel + [.offline] + .storage,
        examples: [
            Example("vegyscan retry", meaning: "Finish what waits in any folder."),
            Example("vegyscan retry results", meaning: "Finish what an earlier scan left open."),
            Example("vegyscan retry results --dry-run", meaning: "See what that would cost."),
            Example("vegyscan retry results --budget 0.10", meaning: "Finish it for at most that much."),
        ])
}
