internal import Models
internal import Stages
internal import Synchronization

/// Puts out each photo's text as soon as those before it are out, whatever order lanes finish in.
final class TextsInOrder: Sendable {
    private struct State {
        var pending: [Int: PhotoOutcome] = [:]
        var next = 0
        var printed = 0
        var failures = 0
        var writeFailure: StageFailure?
    }

    private let state = Mutex(State())
    private let names: [String]
    private let output: FilePath?
    private let separates: Bool

    init(names: [String], output: FilePath?, separates: Bool) {
        self.names = names
        self.output = output
        self.separates = separates
    }

    var failures: Int { state.withLock(\.failures) }
    var writeFailure: StageFailure? { state.withLock(\.writeFailure) }

    func add(_ outcome: PhotoOutcome, at index: Int) {
        state.withLock { state in
            state.pending[index] = outcome
            while let outcome = state.pending.removeValue(forKey: state.next) {
                put(outcome, at: state.next, &state)
                state.next += 1
            }
        }
    }

    private func put(_ outcome: PhotoOutcome, at index: Int, _ state: inout State) {
        guard case .read(let page) = outcome else {
            state.failures += 1
            return
        }
        if let output {
            do throws(StageFailure) {
                try TextWriter(folder: output).write(page.text, name: names[index])
            } catch {
                state.writeFailure = error
            }
        } else {
            // A form feed between photos, as Tesseract does between pages.
            let separator = separates && state.printed > 0 ? "\u{C}" : ""
            state.printed += 1
            if !StandardStreams.print(separator + page.text) {
                state.writeFailure = StageFailure(.persist, .cannotWrite, "Standard output can't be written.")
            }
        }
    }
}

extension ReadPage {
    /// The lines in reading order, an empty line between blocks.
    var text: String {
        var text = ""
        var block: Int?
        for line in lines {
            if let block, block != line.block { text += "\n" }
            text += line.text + "\n"
            block = line.block
        }
        return text
    }
}
