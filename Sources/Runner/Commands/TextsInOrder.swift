internal import Files
internal import Models
internal import Outputs
internal import Pages
internal import Stages
internal import Synchronization

/// Outputs each photo's text as soon as those before it are out, whatever order the lanes finish in.
final class TextsInOrder: Sendable {
    private struct State {
        var document: TextDocument
        var pending: [Int: PhotoOutcome] = [:]
        var next = 0
        var failures = 0
        /// Of a file.
        var writeFailure: StageFailure?
        var isBroken = false
    }

    private let state: Mutex<State>
    private let names: [String]
    private let format: TextFormat
    private let output: FilePath?

    /// - Parameters:
    ///   - photos: their names are those of files in `output`.
    ///   - output: where each photo gets a document of its own; nil for one document on standard output.
    init(_ photos: [NamedPhoto], format: TextFormat, output: FilePath?) {
        names = photos.map(\.name)
        self.format = format
        self.output = output
        let document = TextDocument(
            format: format, photos: photos.map(\.file.shown), version: ProgramVersion.current)
        state = Mutex(State(document: document))
    }

    var failures: Int { state.withLock(\.failures) }
    /// Why a file could not be written; nil for standard output, which the program tells of at its end.
    var writeFailure: StageFailure? { state.withLock(\.writeFailure) }
    /// Whether something could not be written, so that no more photos need be read.
    var isBroken: Bool { state.withLock(\.isBroken) }

    func add(_ outcome: PhotoOutcome, at index: Int) {
        state.withLock { state in
            state.pending[index] = outcome
            while let outcome = state.pending.removeValue(forKey: state.next) {
                put(outcome, at: state.next, &state)
                state.next += 1
            }
        }
    }

    /// Ends the document on standard output. Call it when every photo was added.
    func finish() {
        state.withLock { state in
            if output == nil { Self.print(state.document.end, &state) }
        }
    }

    private func put(_ outcome: PhotoOutcome, at index: Int, _ state: inout State) {
        guard case .read(let page) = outcome else {
            state.failures += 1
            return
        }
        guard let output else {
            let text = state.document.adding(page, number: index + 1)
            Self.print(text, &state)
            return
        }
        var document = TextDocument(format: format, photos: [page.photo.path], version: ProgramVersion.current)
        let text = document.adding(page, number: 1) + document.end
        do throws(StageFailure) {
            try output.appending(names[index]).naming { () throws(StageFailure) in
                try TextWriter(folder: output).write(text, name: names[index], format: format)
            }
        } catch {
            (state.writeFailure, state.isBroken) = (error, true)
        }
    }

    private static func print(_ text: String, _ state: inout State) {
        if !text.isEmpty, !StandardStreams.print(text) { state.isBroken = true }
    }
}
