internal import Files
internal import Foundation
internal import Models
internal import Outputs
internal import Reading

/// `vegyscan fixtures`: bundles for the tests of other clients.
struct FixturesCommand: Command {
    static let name: CommandName = "fixtures"
    static let description = CommandDescription(
        name: name,
        summary: "write bundles to test another client with",
        discussion: [
            """
            Writes bundles as scans give them and as they break clients: unknown words, missing keys, 500 dishes, \
            right-to-left, vertical and hostile texts, every doubt, options, earlier and later versions, each with a \
            note on what a client should do with it; events, an index, an export and verdicts for a profile; the JSON \
            Schemas; and TypeScript and Kotlin types made from them. The same version writes the same bytes, whose \
            hash is printed.
            """
        ],
        operand: OperandDescription(
            name: "PATH", kind: .file,
            help: "Photos, or folders of them, whose results become fixtures as well, in DIR/samples.",
            isRequired: false, isRepeatable: true),
        options: [
            .value(.out, "o", "DIR", .folder, .output, "The folder for all of it; made if missing.", required: true),
            .quiet, .jobs,
        ],
        examples: [
            Example("vegyscan fixtures --out fixtures", meaning: "Write the bundles, schemas and types."),
            Example(
                "vegyscan fixtures samples --out fixtures",
                meaning: "The same, with the results of the photos in samples."
            ),
        ])

    let output: FilePath
    /// Photos whose results become fixtures too; empty for none.
    let samples: [FilePath]
    let arguments: ParsedArguments
    let settings: Settings
    let environment: ProcessEnvironment
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        settings = try intake.resolveSettings()
        environment = intake.environment
        arguments = intake.arguments
        output = intake.arguments.path(.out) ?? FilePath("fixtures")
        samples = intake.arguments.paths
        console = intake.console
    }

    func run() async -> ExitCode {
        let folder = FixtureFolder(output)
        do throws(StageFailure) {
            let written = try folder.write(version: ProgramVersion.current, events: FixtureEvents.lines)
            console.note("\(CountedNoun(written.bundles, "bundle").text), schemas and types → \(output.display)")
            console.note("SHA-256 of the set: \(written.hash)")
        } catch {
            console.error("\(output.display): \(error.message)")
            return .cannotWrite
        }
        return samples.isEmpty ? .success : await scan(into: folder.samples)
    }

    /// As anybody would scan them, but for what this machine knows from earlier and what only this machine has.
    private func scan(into folder: FilePath) async -> ExitCode {
        var settings = settings
        settings.cache.value = false
        settings.history.value = false
        settings.offline.value = true
        settings.llmURL.value = nil
        settings.detector.value = .classic
        settings.knowledge.value = []
        return await PhotoScan(
            inputs: samples, output: folder, settings: settings, printsEvents: false, isDryRun: false, shard: nil,
            refreshes: false, waits: false, arguments: arguments, console: console, environment: environment
        ).run()
    }
}
