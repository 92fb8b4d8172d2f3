internal import Judging

/// Options that mean the same in several commands.
extension OptionDescription {
    static let languages = setting(\.languages)
    static let detector = setting(\.detector)
    static let engineFolder = setting(\.engineFolder)
    static let knowledge = setting(\.knowledge)
    static let targetLanguage = setting(\.targetLanguage)
    static let reasons = setting(\.profileReasons)
    static let offline = setting(\.offline)
    static let mockData = setting(\.mockData)
    static let store = setting(\.store)
    static let jobs = setting(\.jobs)
    static let maxPixels = setting(\.maxPixels)
    static let maxBytes = setting(\.maxBytes)
    static let deadline = setting(\.deadline)
    static let maxMemory = setting(\.maxMemory)
    static let isolation = setting(\.isolation)

    static let filesFrom = value(
        .filesFrom, nil, "FILE", .file, .input,
        "Read more paths from this file, one a line; - is standard input. Can be given more than once.",
        repeatable: true)
    static let null = flag(.null, "0", .input, "Paths in lists end with a zero byte instead of a line end.")

    static let quiet = flag(
        .quiet, "q", .output, "Print nothing but errors on standard error.", conflicts: [.verbose])
    static let verbose = flag(
        .verbose, "v", .output, "Print on standard error what happens to each photo.", conflicts: [.quiet])

    static let wait = flag(
        .wait, nil, .output, "If another run is writing to the folder, wait until it has ended instead of giving up.")

    static let strict = flag(
        .strict, nil, .output,
        """
        Also end with code 1 when a menu should be looked at (no text, no dish, a poor photo and the like) or an \
        option had no effect, or when the history could not be kept.
        """)

    static func language(_ help: String) -> OptionDescription {
        value(.language, nil, "CODE", .languageCode, .judging, help)
    }
    static func cuisine(_ help: String) -> OptionDescription {
        value(.cuisine, nil, "NAME", .text, .judging, help)
    }

    /// A command line to be run once for each photo, in benches.
    static func command(_ help: String, repeatable: Bool = false) -> OptionDescription {
        value(.command, nil, "CMD", .text, .input, help + " Don't quote {}.", repeatable: repeatable)
    }

    /// Where benches keep what they read.
    static let keptBundles = value(
        .out, "o", "DIR", .folder, .output,
        "Keep the bundles, as DIR/NAME/bundle.json, and the figures as DIR/report.json.")

    /// What such a bench kept.
    static let readings = value(
        .readings, nil, "DIR", .folder, .input,
        """
        Read no photo: judge anew what a bench read before and kept with --out DIR. Drawings beside the text aren't \
        kept.
        """)

    static let profile = value(
        .profile, nil, "NAME", .text, .judging,
        "Judge for this dietary profile instead of the active one.", proposes: .profiles)
    static let guest = flag(
        .guest, nil, .judging,
        """
        Judge for nobody in particular, and leave no trace outside the results: no history, no caches, no log; only \
        such runs are counted.
        """,
        conflicts: [.profile, .refresh])

    static let json = flag(.json, nil, .output, "Print one JSON object.")
    static let photos = value(
        .photos, nil, "N", .integer(1...1_000_000), .input, "Take only the first N photos, in natural order.")
    static let yes = flag(.yes, "y", .general, "Don't ask.")
}

extension OperandDescription {
    static let profileName = OperandDescription(
        name: "NAME", kind: .text, help: "The profile's name.", proposes: .profiles)
    static let newProfileName = OperandDescription(name: "NAME", kind: .text, help: "The profile's name.")
}
