internal import Foundation
internal import Models
internal import Stages

/// `vegyscan retry`: asks the language model about the dishes that still wait for it, and about nothing else.
struct RetryCommand {
    let folder: FilePath
    let settings: Settings
    let printsEvents: Bool
    let console: Console
    let environment: ProcessEnvironment

    func run() async -> ExitCode {
        do throws(CommandFailure) {
            let menus = try menusInFolder()
            let tools = try JudgingTools(settings: settings, environment: environment, console: console)
            let writer = BundleWriter(folder: folder)
            let judging = tools.model == nil ? nil : Fingerprint.judging(settings, words: tools.words)
            let waiting = WaitingMenus(in: menus, writer: writer, judging: judging)
            guard tools.model != nil || waiting.menus.isEmpty else { throw noModel }
            let summary = await makeRun(waiting, writer, tools).run()
            for warning in await tools.store?.takeWarnings() ?? [] { console.note(warning.message) }
            return summary.exitCode
        } catch {
            console.error(error.message)
            return error.exitCode
        }
    }

    private func menusInFolder() throws(CommandFailure) -> [FilePath] {
        let menus: [FilePath]
        do throws(StageFailure) {
            menus = try BundleFolder(folder: folder).menus()
        } catch {
            throw CommandFailure(message: "\(folder.display): \(error.message)", exitCode: .noInput)
        }
        guard menus.isEmpty else { return menus }
        throw CommandFailure(
            message: "\(folder.display): There are no bundles; name the folder that a scan put its results in.",
            exitCode: .noInput)
    }

    private var noModel: CommandFailure {
        let why =
            settings.offline.value
            ? "The network is to be left alone, so the dishes go on waiting; run it without offline."
            : "No LLM is configured to ask about the dishes that wait; add --llm-url and --llm-model."
        return CommandFailure(message: why, exitCode: .unavailable)
    }

    private func makeRun(_ waiting: WaitingMenus, _ writer: BundleWriter, _ tools: JudgingTools) -> RetryRun {
        RetryRun(
            waiting: waiting, writer: writer, chain: PendingChain(classify: tools.classify),
            menuRecorder: MenuRecorder(output: folder, history: tools.history),
            recorders: tools.recorders(console: console, output: folder, printsEvents: printsEvents),
            model: tools.model,
            interruption: Interruption(secondRequest: { exit(ExitCode.interrupted.rawValue) }))
    }
}
