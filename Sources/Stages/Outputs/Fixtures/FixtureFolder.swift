package import Files
internal import Foundation
internal import Library
package import Models

/// The folder that `vegyscan fixtures` writes: bundles, instructions for each, schemas and types.
package struct FixtureFolder: Sendable {
    private let folder: FilePath

    package init(_ folder: FilePath) {
        self.folder = folder
    }

    /// The folder for the results of photos.
    package var samples: FilePath { folder.appending("samples") }

    /// Writes everything except the results of photos; existing files are replaced, others stay.
    ///
    /// - Returns: the number of bundles.
    /// - Throws: `cannot_write`.
    package func write(version: String) throws(StageFailure) -> Int {
        let fixtures = Fixture.all(version: version)
        for name in ["bundles", "schema", "types"] { try Folder.create(folder.appending(name), as: .outputFolder) }
        for fixture in fixtures { try write(fixture.content, to: fixture.file) }
        for schema in PublishedSchema.allCases {
            try write(Array(schema.text.utf8), to: "schema/\(schema.rawValue).schema.json")
        }
        try write(Array(TypeScriptTypes(.bundle, name: "MenuBundle").text.utf8), to: "types/bundle.d.ts")
        try write(Self.manifest(fixtures), to: "manifest.json")
        try write(Array(Self.readMe(fixtures).utf8), to: "README.md")
        return fixtures.count
    }

    private func write(_ bytes: [UInt8], to name: String) throws(StageFailure) {
        try AtomicFile.write(bytes, to: folder.appending(name))
    }

    private struct Entry: Encodable {
        var file: String
        var title: String
        var note: String
        var isValid: Bool
        var isDecodable: Bool

        enum CodingKeys: String, CodingKey {
            case file, title, note
            case isValid = "schema_valid"
            case isDecodable = "decodable"
        }
    }

    private static func manifest(_ fixtures: [Fixture]) -> [UInt8] {
        let entries = fixtures.map {
            Entry(file: $0.file, title: $0.title, note: $0.note, isValid: $0.isValid, isDecodable: $0.isDecodable)
        }
        // There are only texts in it, all of which JSON can represent.
        return ((try? JSONEncoder.bundle(pretty: true).encode(entries)).map(Array.init) ?? []) + [UInt8(ascii: "\n")]
    }

    private static func readMe(_ fixtures: [Fixture]) -> String {
        var text = """
            # Bundles to test a client with

            Written by `vegyscan fixtures`; the same version writes the same bytes. `manifest.json` says the same as \
            the table below to a program: `schema_valid` is whether `schema/bundle.schema.json` accepts a file, \
            `decodable` whether a reader of this version can read it. `types/bundle.d.ts` has TypeScript types. \
            `samples/`, where it is there, holds the results of photos.

            | File | What it is | What a client should do |
            |---|---|---|

            """
        for fixture in fixtures { text += "| `\(fixture.file)` | \(fixture.title) | \(fixture.note) |\n" }
        text += "\n## What may change\n\n```text\n" + (HelpArticle.on("bundles")?.text ?? "") + "```\n"
        return text
    }
}

extension Fixture {
    /// The path relative to the folder of fixtures.
    var file: String { "bundles/\(name).json" }
}
