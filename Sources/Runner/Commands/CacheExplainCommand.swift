internal import Asking
internal import Files
internal import Foundation
internal import Library
internal import Models

/// `vegyscan cache explain`: what the caches know of photos, level by level.
struct CacheExplainCommand {
    let photos: [FilePath]
    let store: Store
    let settings: Settings
    /// The model whose answers are looked for; it is never called. Nil where none is configured.
    let model: LanguageModel?
    /// A person's own tables of words.
    let words: [String]
    let printsJSON: Bool
    let console: Console

    func run() async -> ExitCode {
        do throws(StageFailure) {
            try settings.checkReading()
        } catch {
            console.error(error.message)
            return .unavailable
        }
        let explainer = CacheExplainer(store: store, settings: settings, model: model, words: words)
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
