internal import Files
internal import Synchronization

/// What the `vegyscan.json` files above a menu say of it: of several the nearest wins, key by key.
final class FactsAbove: Sendable {
    /// A file that says something wrong.
    struct Problem: Error, Hashable {
        var folder: FilePath
        var message: String
    }

    private struct State {
        /// Of folders that others lie in: most of these share them.
        var parents: [FilePath: Result<FolderFacts, Problem>] = [:]
        /// Folders whose settings were told of; a folder may be asked more than once.
        var told: Set<FilePath> = []
        var notes: [RunNote] = []
    }

    /// Whether an option or a variable says what all is read in, which wins over files.
    private let hasLanguages: Bool
    /// Where the program was started, whose file is one of settings too.
    private let current = FilePath(".").followingLink
    private let state = Mutex(State())

    init(_ settings: Settings) {
        hasLanguages =
            switch settings.languages.origin {
            case .flag, .environment, .kept: true
            case .file, .default: false
            }
    }

    /// Of files with settings that don't count where they are.
    var notes: [RunNote] { state.withLock(\.notes) }

    /// - Parameter folder: from the root.
    func facts(of folder: FilePath) throws(Problem) -> FolderFacts {
        try state.withLock { state throws(Problem) in try facts(of: folder, &state) }
    }

    private func facts(of folder: FilePath, _ state: inout State) throws(Problem) -> FolderFacts {
        let own = try facts(in: folder, &state)
        let parent = folder.parent
        if parent == folder || parent == FilePath(".") { return own }
        if let known = state.parents[parent] { return own.over(try known.get()) }
        do throws(Problem) {
            let above = try facts(of: parent, &state)
            state.parents[parent] = .success(above)
            return own.over(above)
        } catch {
            state.parents[parent] = .failure(error)
            throw error
        }
    }

    private func facts(in folder: FilePath, _ state: inout State) throws(Problem) -> FolderFacts {
        do throws(SettingsError) {
            guard var found = try SettingsFile(inFolder: folder).facts() else { return FolderFacts() }
            if !found.settings.isEmpty, folder != current, state.told.insert(folder).inserted {
                state.notes.append(.settingsElsewhere(found.settings, in: folder.appending(SettingsFile.name)))
            }
            if hasLanguages { found.facts.languages = nil }
            return found.facts
        } catch {
            throw Problem(folder: folder, message: error.message)
        }
    }
}

extension RunNote {
    /// - Parameters:
    ///   - names: of settings.
    ///   - file: where nobody started the program.
    fileprivate static func settingsElsewhere(_ names: [String], in file: FilePath) -> RunNote {
        RunNote(
            path: file.display,
            message: "Says of menus only \(FolderFacts.Key.allCases.map(\.rawValue).joined(separator: ", ")); "
                + "\(names.joined(separator: ", ")) counts only where vegyscan is started in that folder.")
    }
}
