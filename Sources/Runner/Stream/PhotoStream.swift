internal import Files
internal import Foundation
internal import Library
internal import Menus
internal import Models
internal import Stages

/// `vegyscan scan --stdin`: reads one path per line and outputs its bundle as one line of JSON, in the same order. This
/// is for engines that distribute work themselves: only standard output and the caches are written.
struct PhotoStream {
    let settings: Settings
    let separatedByZero: Bool
    let refreshes: Bool
    let console: Console
    let environment: ProcessEnvironment

    func run() async -> ExitCode {
        do throws(CommandFailure) {
            do throws(StageFailure) {
                try settings.checkReading()
            } catch {
                throw CommandFailure(message: error.message, exitCode: .unavailable)
            }
            let tools = try JudgingTools(
                settings: settings, environment: environment, console: console, refreshes: refreshes)
            if let problem = tools.storeProblem { console.error(problem) }
            let code = await work(tools)
            await tools.store?.saveHits()
            console.tell(await tools.store?.takeWarnings() ?? [])
            return code
        } catch {
            console.error(error.message)
            return error.exitCode
        }
    }

    private func work(_ tools: JudgingTools) async -> ExitCode {
        let fingerprints = MenuFingerprints(settings, words: tools.words)
        var chain = MenuChain(
            locate: Locate(isAllowed: settings.location.value), classify: tools.classify,
            qualityPolicy: settings.quality.value,
            producer: Producer(version: ProgramVersion.current, fingerprint: fingerprints.standard))
        // There is no file beside a line.
        chain.words = settings.words.value == .inline ? .inline : .none
        let menuChain = chain
        let interruption = Interruption()
        let endOfAsking = EndOfAsking()
        interruption.onFirst {
            console.note(RunEvent.endingText)
            Task {
                try? await Task.sleep(for: EndOfAsking.grace)
                endOfAsking.come()
            }
        }
        let lines = LinesInOrder { StandardStreams.print($0) }
        let paths = InputPaths(separatedByZero: separatedByZero) { !interruption.isRequested && !lines.isBroken }
        let readerMakers = settings.readerMakers(store: tools.store, environment: environment)
        let above = FactsAbove(settings)
        await withTaskGroup(of: Void.self) { lanes in
            for number in 0..<settings.lanes(photos: .max) {
                lanes.addTask(executorPreference: LaneExecutor(name: "lane-\(number + 1)")) {
                    let readers = LaneReader(readerMakers) { console.note($0.text) }
                    while let (place, path) = paths.next() {
                        await lines.room(for: place)
                        var menuChain = menuChain
                        let outcomes: [PhotoOutcome]
                        do throws(FactsAbove.Problem) {
                            let facts = try above.facts(of: path.parent.followingLink)
                            menuChain.facts = facts.menu
                            menuChain.producer.fingerprint = fingerprints.of(facts)
                            outcomes = await self.outcomes(of: path, readers.reader(for: facts.languages))
                        } catch {
                            outcomes = [failed(path, error.message)]
                        }
                        let bundle = await endOfAsking.bound { [menuChain] in await menuChain(outcomes) }
                        lines.add(
                            Self.line(of: bundle), at: place, isWhole: bundle.status.isWhole,
                            waits: !bundle.pendingDishes.isEmpty)
                    }
                }
            }
        }
        if paths.isPicture {
            console.error(
                "Standard input: This is a picture, not a list of paths; save it in a file and name that, or see its text "
                    + "with: vegyscan read -")
            return .noInput
        }
        if let failure = paths.failure {
            console.error(failure)
            return .noInput
        }
        if lines.isBroken { return .cannotWrite }
        tell(lines)
        if interruption.isRequested, !paths.isAtEnd {
            console.note("Interrupted; give the paths that have no bundle again.")
            return .interrupted
        }
        return lines.failures == 0 ? .success : .someFailed
    }

    /// Says in short what the bundles say, since nobody else reads along.
    private func tell(_ lines: LinesInOrder) {
        guard lines.failures > 0 else { return }
        var text =
            "\(lines.failures) of \(CountedNoun(lines.count, "bundle").text) \(lines.failures == 1 ? "isn't" : "aren't") whole; "
            + "status, pages and warnings say why."
        if lines.unanswered > 0 {
            text +=
                " \(lines.unanswered) \(CountedNoun.wait(lines.unanswered)) for the LLM (pending_dishes): give the path again "
                + "when it answers."
        }
        console.note(text)
    }

    /// A photo that can't be read gives a bundle that says so.
    private func outcomes(of path: FilePath, _ reader: any PhotoReader) async -> [PhotoOutcome] {
        var outcomes: [PhotoOutcome] = []
        for file in PhotoFile.pages(of: path, shown: path.display) {
            var durations = StageDurations()
            let (outcome, _) = await SteadyPhoto(file).read { await reader.read(file, durations: &durations) }
            if case .failed(_, let failure) = outcome { console.error("\(file.shown): \(failure.message)") }
            outcomes.append(outcome)
        }
        return outcomes
    }

    /// A photo that isn't read, since what its folder says of it is wrong.
    private func failed(_ path: FilePath, _ message: String) -> PhotoOutcome {
        console.error("\(path.display): \(message)")
        return .failed(
            PhotoRecord(path: path.display, sha256: ""),
            StageFailure(.decode, .unreadable, "A \(SettingsFile.name.display) above the photo is wrong."))
    }

    private static func line(of bundle: MenuBundle) -> String {
        // Every number in a bundle has been made by this program; none is infinite.
        let data = (try? JSONEncoder.bundle().encode(bundle)) ?? Data("{}".utf8)
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
