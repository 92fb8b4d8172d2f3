/// The commands, in the order the help shows them.
enum CommandName: String, CaseIterable, Sendable {
    case scan, read, judge, schema, doctor, about, completions, man, help
}
