extension CommandDescription {
    static let benchMarks = CommandDescription(
        name: .benchMarks,
        summary: "score whether the allergens printed beside dishes reach them",
        discussion: [
            """
            Scans every photo in TRUTH_DIR that has a list of dishes beside it, as bench dishes does, where the dishes \
            name their "allergens" (an array; those whose marks are printed beside the dish). make bench-marks draws \
            such a folder.
            """,
            """
            Said are the printed allergens that the dish with that name is said to contain because of a mark. Not \
            printed are those said because of a mark that isn't there. Unsafe are dishes called vegan though a printed \
            mark rules that out. Silent are printed allergens that aren't said on a menu without a warning about marks. \
            Where TRUTH_DIR has an index.json that names the "form" of each legend and the kind of "marks", each form, \
            kind and language has its own line, the worst first.
            """,
        ],
        operand: OperandDescription(
            name: "TRUTH_DIR", kind: .folder, help: "The folder of photos and lists of dishes."),
        options: [.flag(.json, nil, .output, "Print the figures as one JSON object."), .quiet, .verbose] + .reading,
        examples: [Example("vegyscan bench marks truth", meaning: "Score the marks on the photos of a folder.")])
}
