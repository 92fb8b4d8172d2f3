internal import Asking
internal import Files
internal import Foundation
internal import Library
internal import Models

/// `vegyscan cache explain`: what the caches know of photos, level by level.
struct CacheExplainCommand: Command {
    static let name: CommandName = "cache explain"
    static let description = CommandDescription(
        name: name,
        summary: "show for a photo, level by level, what the caches know of it",
        discussion: [
            """
            Level 1 is the photo: its bytes, else its pixels. Level 2 is the menu: pages that look alike, with their \
            distance. Level 3 are its dishes: which answer would be taken, and from where. Level 4 is the place: \
            menus scanned within 50 m before, as a suggestion to you; the program makes no use of them.
            """,
            """
            A photo that the caches don't know is read, which takes as long as a scan; nothing is kept and nobody is \
            asked. Each photo counts as a menu of one page. When a dish or a photo isn't known, the exit code is 1.
            """,
        ],
        operand: OperandDescription(name: "PHOTO", kind: .file, help: "A photo.", isRepeatable: true),
        options: [
            .flag(.json, nil, .output, "Print one JSON object a photo."),
            .languages, .detector, .engineFolder,
            .setting(\.location),
            .targetLanguage,
            .knowledge,
            .setting(\.llmURL).saying("The LLM server whose answers are looked for; it isn't called."),
            .setting(\.llmModel).saying("The model there."),
            .maxPixels, .maxBytes, .deadline, .store,
        ],
        examples: [
            Example("vegyscan cache explain menu.jpg", meaning: "See what the caches know of a photo."),
            Example("vegyscan cache explain --json menu.jpg", meaning: "The same for a program."),
        ])

    let photos: [FilePath]
    let access: StoreAccess
    let settings: Settings
    let environment: ProcessEnvironment
    let printsJSON: Bool
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        settings = try intake.resolveSettings()
        access = try StoreAccess(intake, settings)
        environment = intake.environment
        photos = intake.arguments.paths
        printsJSON = intake.arguments.has(.json)
        console = intake.console
    }

    func run() async throws(CommandFailure) -> ExitCode {
        try await access.open { store in
            do throws(CommandFailure) {
                return await explain(try explainer(store))
            } catch {
                console.error(error.message)
                return error.exitCode
            }
        }
    }

    private func explainer(_ store: Store) throws(CommandFailure) -> CacheExplainer {
        let words = try KnowledgeFiles(settings, environment: environment).checkedTexts()
        do throws(SettingsError) {
            // It is never called: its answers are looked for.
            let model = try settings.makeLanguageModel(environment: environment, cache: nil)
            return CacheExplainer(store: store, settings: settings, model: model, words: words)
        } catch {
            throw CommandFailure(message: error.message, exitCode: .badSettings)
        }
    }

    private func explain(_ explainer: CacheExplainer) async -> ExitCode {
        do throws(StageFailure) {
            try settings.checkReading()
        } catch {
            console.error(error.message)
            return .unavailable
        }
        var exitCode = ExitCode.success
        for photo in photos {
            let explanation: CacheExplanation
            do throws(StageFailure) {
                // An OCR engine never leaves its thread.
                explanation = try await explainer.explanation(of: photo)
            } catch {
                console.error("\(photo.display): \(error.message)")
                exitCode = .someFailed
                continue
            }
            if !explanation.isAllKnown { exitCode = .someFailed }
            guard StandardStreams.print(text(explanation)) else { return .cannotWrite }
        }
        return exitCode
    }

    private func text(_ explanation: CacheExplanation) -> String {
        guard printsJSON else { return CacheExplanationText(explanation: explanation).text }
        let encoder = JSONEncoder.bundle()
        encoder.dateEncodingStrategy = .iso8601
        let data = (try? encoder.encode(explanation)) ?? Data("{}".utf8)
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
