internal import Files
internal import Foundation
internal import Models
internal import Outputs
internal import Reading

/// `vegyscan fixtures`: bundles for the tests of other clients.
struct FixturesCommand {
    let output: FilePath
    /// Photos whose results become fixtures too; empty for none.
    let samples: [FilePath]
    let arguments: ParsedArguments
    let settings: Settings
    let environment: ProcessEnvironment
    let console: Console

    func run() async -> ExitCode {
        let folder = FixtureFolder(output)
        do throws(StageFailure) {
            let count = try folder.write(version: ProgramVersion.current)
            console.note("\(CountedNoun(count, "bundle").text), schemas and types → \(output.display)")
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
        return await ScanCommand(
            inputs: samples, output: folder, settings: settings, printsEvents: false, isDryRun: false, shard: nil,
            refreshes: false, waits: false, arguments: arguments, console: console, environment: environment
        ).run()
    }
}
