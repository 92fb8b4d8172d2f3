/// `vegyscan bench`: the commands that measure this program.
struct BenchGroup: CommandGroup {
    static let name: CommandName = "bench"
    static let description = CommandDescription(
        name: name,
        summary: "measure this program against known answers",
        discussion: [
            """
            Each of its commands takes a folder of photos or data with the right answers beside them, and prints how \
            near to them this program comes.
            """
        ],
        operand: .command(of: name, help: "What is measured."),
        examples: [Example("vegyscan bench text truth", meaning: "Measure how well text is read.")])
}
