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
    /// - Parameters:
    ///   - version: that of the program.
    ///   - events: the lines that a run printed.
    /// - Returns: the number of bundles, and the SHA-256 of the list of all files' hashes: of the whole set, that is.
    /// - Throws: `cannot_write`.
    package func write(version: String, events: String) throws(StageFailure) -> (bundles: Int, hash: String) {
        let fixtures = Fixture.all(version: version)
        var files = fixtures.map { ($0.file, $0.content) }
        files += Companion.all(version: version, events: events).map { ("others/" + $0.name, $0.content) }
        for (schema, name) in Self.types {
            files.append(("schema/\(schema.rawValue).schema.json", Array(schema.text.utf8)))
            let model = SchemaModel(schema, name: name)
            files.append(("types/\(schema.rawValue).d.ts", Array(TypeScriptTypes(model).text.utf8)))
            // Events are of several shapes, told apart by a word, which kotlinx.serialization reads by itself only where
            // the classes are written for it.
            guard schema != .events else { continue }
            let kotlin = KotlinTypes(model, package: schema.rawValue).text
            files.append(("types/\(schema.rawValue).kt", Array(kotlin.utf8)))
        }
        files.append(("manifest.json", Self.manifest(fixtures)))
        files.append(("README.md", Array(Self.readMe(fixtures).utf8)))
        let sums = files.sorted { $0.0 < $1.0 }.map { "\(ContentHash.sha256($0.1))  \($0.0)\n" }.joined()
        files.append((Self.sums, Array(sums.utf8)))
        for name in ["bundles", "others/separate-words", "schema", "types"] {
            try Folder.create(folder.appending(FilePath(name)), as: .outputFolder)
        }
        for (name, content) in files { try AtomicFile.write(content, to: folder.appending(FilePath(name))) }
        return (fixtures.count, ContentHash.sha256(sums))
    }

    /// The hashes of all files, as `sha256sum --check` takes them.
    private static let sums = "SHA256SUMS"

    /// The name of the type that each schema describes.
    private static let types: [(PublishedSchema, String)] = PublishedSchema.allCases.map { schema in
        let name =
            switch schema {
            case .bundle: "MenuBundle"
            case .events: "RunEvent"
            case .export: "DataExport"
            case .folder: "FolderFile"
            case .index: "IndexLine"
            case .judge: "JudgedDish"
            case .profile: "MenuVerdicts"
            case .words: "MenuWords"
            }
        return (schema, name)
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
            `decodable` whether a reader of this version can read it. `types/` has TypeScript and Kotlin types made from \
            the schemas. `samples/`, where it is there, holds the results of photos.

            A file keeps its name and its meaning in later versions; more are added. `SHA256SUMS` has the hash of every \
            file (`sha256sum --check SHA256SUMS`), and its own hash, which `vegyscan fixtures` prints, stands for the set: \
            pin that.

            | File | What it is | What a client should do |
            |---|---|---|

            """
        for fixture in fixtures { text += "| `\(fixture.file)` | \(fixture.title) | \(fixture.note) |\n" }
        text += "\n# Other formats\n\n| File | What it is |\n|---|---|\n"
        for companion in Companion.notes { text += "| `others/\(companion.name)` | \(companion.note) |\n" }
        text += "\n## What may change\n\n```text\n" + (HelpArticle.on("bundles")?.text ?? "") + "```\n"
        return text
    }
}

extension Fixture {
    /// The path relative to the folder of fixtures.
    var file: String { "bundles/\(name).json" }
}
