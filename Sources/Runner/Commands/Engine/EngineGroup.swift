/// `vegyscan engine`: the commands on the neural engine.
struct EngineGroup: CommandGroup {
    static let name: CommandName = "engine"
    static let description = CommandDescription(
        name: name,
        summary: "install and remove the neural engine, which reads photos better",
        discussion: [
            """
            Photos are read by Tesseract and the program's own methods and, where it is installed, by a neural engine: \
            ONNX Runtime with the models of PP-OCRv6. It finds the lines in any script and reads Latin letters, \
            Chinese and Japanese; Tesseract reads the rest. It is no part of the program, needs no network to read, \
            and is used by itself once it is there.
            """
        ],
        operand: .command(of: name, help: "What to do."),
        examples: [
            Example("vegyscan engine install", meaning: "Fetch it."),
            Example("vegyscan engine list", meaning: "See which is in use and what each costs."),
        ])
}
