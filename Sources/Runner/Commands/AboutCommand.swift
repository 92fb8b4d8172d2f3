internal import Library
internal import Models

/// `vegyscan about`: what this is, what it keeps private, and whose work it builds on.
struct AboutCommand: Command {
    static let name: CommandName = "about"
    static let description = CommandDescription(
        name: name,
        summary: "show version, privacy, licence and where to get support",
        discussion: ["Tells what this program is, what it does with your data and where to ask for help."],
        options: [.flag(.licenses, nil, .output, "Show the third-party libraries and data, with their licences.")],
        examples: [Example("vegyscan about --licenses", meaning: "See whose work is used.")])

    let showsLicenses: Bool

    init(_ intake: CommandIntake) {
        showsLicenses = intake.arguments.has(.licenses)
    }

    func run() -> ExitCode {
        StandardStreams.print(showsLicenses ? Self.licenses : Self.about) ? .success : .cannotWrite
    }

    private static let about = """
        VegyScan \(ProgramVersion.current)
        Reads photos of restaurant menus and says, dish by dish, what a vegan, a
        vegetarian or someone with an allergy can order, with the evidence for it.

        It can be wrong: a menu is not a recipe. With an allergy, always ask the staff.

        Privacy: photos are read on this machine and never leave it. A position comes
        from a photo's own EXIF data only, never from the machine, and --no-location
        keeps none. Only when a language model is configured, the words of dishes go to
        it: no photo, file name, position or restaurant name.

        Licence: Apache-2.0. Others' work: vegyscan about --licenses
        Help: vegyscan --help; what is installed: vegyscan doctor

        """

    private static var licenses: String {
        ThirdParty.all.map { part in
            """
            \(part.name)\(part.version.map { " " + $0 } ?? "")
              for: \(part.purpose)
              licence: \(part.license)
              from: \(part.source)

            """
        }.joined(separator: "\n")
    }
}
