internal import Files
internal import Foundation
internal import Judging
internal import Library
internal import Models

/// The files of words that a person names with `--knowledge` or the setting.
struct KnowledgeFiles {
    let paths: [FilePath]
    /// Where an installed update may lie; nil for none.
    private var updates: Updates?

    struct Failure: Error {
        var message: String
    }

    /// In bytes; the program's own tables have less than one million.
    private static let largest = 16 << 20

    /// Those that the settings name, over an update where one is installed.
    init(_ settings: Settings, environment: ProcessEnvironment) {
        paths = settings.knowledge.value
        updates = Updates(settings, environment: environment)
    }

    /// The files' texts, checked, in the given order; before them the installed update, over which they all take
    /// precedence.
    ///
    /// - Throws: for a file that can't be read and for the first line that is wrong.
    func texts() throws(Failure) -> [String] {
        var texts: [String] = []
        do throws(UpdateFailure) {
            if let update = try updates?.text(of: .knowledge) { texts.append(update) }
        } catch {
            throw Failure(message: error.message)
        }
        for path in paths {
            let text = try Self.text(of: path)
            if let fault = KnowledgeAddition(text).faults.first {
                throw Failure(
                    message:
                        "\(path.display): line \(fault.line): \(fault.message). Mend it; `vegyscan knowledge check` "
                        + "names all such lines.")
            }
            texts.append(text)
        }
        return texts
    }

    /// Like `texts`, for a command that can't work without them.
    func checkedTexts() throws(CommandFailure) -> [String] {
        do throws(Failure) {
            return try texts()
        } catch {
            throw CommandFailure(message: error.message, exitCode: .badSettings)
        }
    }

    /// - Throws: for a file that is missing, too large or no UTF-8.
    static func text(of path: FilePath) throws(Failure) -> String {
        guard let bytes = SmallFile.bytes(of: path, limit: largest) else {
            throw Failure(message: "\(path.display): This must be a readable file of at most 16 MiB.")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Failure(message: "\(path.display): This is no text in UTF-8; save it as such.")
        }
        return text
    }
}

extension Knowledge {
    /// The program's knowledge, overridden by a person's own tables.
    init(own words: [String]) {
        self = words.isEmpty ? .embedded : Knowledge(overrides: words)
    }
}

extension Updates {
    /// Nil where nothing can be installed, since no home folder is known.
    init?(_ settings: Settings, environment: ProcessEnvironment) {
        guard let locations = settings.storeLocations(environment: environment) else { return nil }
        self.init(locations, program: ProgramVersion.current)
    }
}
