/// What the manual lists beside commands and options.
struct ManualEntries: Sendable {
    /// The exit codes and their meanings. Those from 64 to 78 are the ones of BSD's `sysexits.h`.
    var exitCodes: [(code: Int, meaning: String)]
    /// Environment variables that are no settings.
    var variables: [(name: String, meaning: String)]
    var files: [(path: String, meaning: String)]
    /// Paragraphs on how settings come about.
    var settings: [String]
}
