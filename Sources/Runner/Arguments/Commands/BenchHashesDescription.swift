extension CommandDescription {
    static let benchHashes = CommandDescription(
        name: .benchHashes,
        summary: "measure the hashes by which another photo of a menu is found",
        discussion: [
            """
            Makes altered copies of each photo, in memory: turned by 2 degrees, seen at an angle, cut off at the edges, \
            darker, brighter, blurred, recompressed, smaller. Prints how many bits of the perceptual hashes change \
            (dct-64 of 64 bits and PDQ of 256; of the photo as taken and of the straightened page), how many differ \
            between photos of different menus, and for each radius the share of copies found and the share of pairs \
            of different menus that would be proposed. Each photo must show another menu.
            """,
            """
            Then times the look-up of hashes within a radius among ten thousand, a hundred thousand and a million made ones, \
            and compares the result of some with that of comparing all: "wrong" must be 0. Without PATH that is all.
            """,
        ],
        operand: OperandDescription(
            name: "PATH", kind: .file, help: "Photos, or folders of them.", isRequired: false, isRepeatable: true),
        options: [
            .photos,
            .value(
                .entries, nil, "N", .integer(1...10_000_000), .limits,
                "Time look-ups among up to N made hashes; 1000000 unless given."),
            .flag(.json, nil, .output, "Print the figures as one JSON object."),
            .jobs, .maxPixels, .maxBytes,
        ],
        examples: [
            Example("vegyscan bench hashes photos", meaning: "See how far copies and other menus are."),
            Example("vegyscan bench hashes", meaning: "Time the look-up only."),
        ])
}

extension OptionDescription {
    static let photos = value(
        .photos, nil, "N", .integer(1...1_000_000), .input, "Take only the first N photos, in natural order.")
}
