internal import Files
internal import Library
internal import Models

/// Who a run judges for: a profile, a guest, or nobody.
///
/// It has no influence on the run itself: bundles are the same with any profile or none. Once they are written, it puts
/// a `profile.json` beside each.
struct RunProfile: Sendable {
    private enum Choice: Sendable {
        case nobody
        case guest
        /// With the random number it is written under; nil to name it.
        case profile(Profile, identity: String?)
    }

    private let choice: Choice
    private let store: ProfileStore?
    /// Whether anything of this run may be kept outside its output folder.
    private let keepsTrace: Bool
    private let isNamed: Bool

    /// Takes the profile named, or the active one where none is.
    ///
    /// - Throws: when there are profiles that can't be opened, since somebody may rely on them.
    init(arguments: ParsedArguments, settings: Settings, environment: ProcessEnvironment) throws(CommandFailure) {
        let store = ProfileStore(settings: settings, environment: environment)
        self.store = store
        keepsTrace = settings.history.value || settings.history.origin == .flag(.guest)
        isNamed = arguments.has(.profile)
        if arguments.has(.guest) {
            choice = .guest
            return
        }
        let name = arguments.text(.profile)
        guard let store, store.isThere || name != nil else {
            if name != nil { throw CommandFailure(.unknownName) }
            choice = .nobody
            return
        }
        let book: ProfileBook
        do throws(ProfileFailure) {
            book = try store.load()
        } catch {
            let about = CommandFailure(error)
            throw CommandFailure(
                message: about.message + " To scan without any profile, add --guest.", exitCode: about.exitCode)
        }
        if let name {
            guard let profile = book.profile(named: name) else { throw CommandFailure(.unknownName) }
            choice = .profile(profile, identity: ProfileIdentity.number(of: profile, in: book, settings))
        } else {
            choice =
                book.active.map { .profile($0, identity: ProfileIdentity.number(of: $0, in: book, settings)) }
                ?? .nobody
        }
    }

    /// Whether dishes are judged for a profile.
    var isForSomebody: Bool {
        if case .profile = choice { true } else { false }
    }

    /// Says at the start whom the run is for.
    func announce(_ console: Console) {
        switch choice {
        case .nobody: break
        case .guest:
            console.note(
                "Guest: no dietary profile is used, so no dish is judged for you. Besides the results nothing is kept of "
                    + "this run: no history, no caches, no log; only how many such runs there were.")
        case .profile(let profile, _): console.note("Profile: \(profile.name)")
        }
    }

    /// Writes the verdicts on menus whose bundles are there, and tells how many came to what.
    ///
    /// - Parameters:
    ///   - menus: relative to the folder; those without a bundle are passed over. Listed only where somebody is judged
    ///     for, since they may be very many.
    /// - Returns: false when some could not be written.
    func finish(
        _ menus: @autoclosure () -> [FilePath], in folder: FilePath, words: [String], console: Console
    ) async -> Bool {
        switch choice {
        case .nobody: return true
        case .guest:
            tellGuest(console)
            return true
        case .profile(let profile, let identity):
            note(profile, identity, folder, console)
            let judge = ProfileJudge(profile, words: words, version: ProgramVersion.current, identity: identity)
            let judged = await JudgedMenus(menus(), in: folder, judge: judge, trustsCurrent: true)
            console.note("Profile: \(profile.name): \(judged.counts.text). A hint, never a guarantee: ask the staff.")
            guard let problem = judged.problem else { return true }
            console.error("The verdicts for the profile could not all be written. \(problem.message)")
            return false
        }
    }

    /// Keeps what `profile recent` and `profile erase` need to know.
    private func note(_ profile: Profile, _ identity: String?, _ folder: FilePath, _ console: Console) {
        guard keepsTrace, let store else {
            console.note("This run isn't noted anywhere: name its folder to \"vegyscan profile erase\" one day.")
            return
        }
        do throws(ProfileFailure) {
            try store.update { book throws(ProfileFailure) in
                if isNamed { try book.noteUse(of: profile.name) }
                if let identity { book.identify(profile, as: identity) }
                book.note(folder: folder.place)
            }
        } catch {
            console.note("The folder can't be noted for \"vegyscan profile erase\". \(error.message)")
        }
    }

    private func tellGuest(_ console: Console) {
        guard keepsTrace, let store else { return }
        do throws(ProfileFailure) {
            let invites = try store.update { book throws(ProfileFailure) in
                book.countGuestScan()
                return book.invitesGuest
            }
            if invites {
                console.note(
                    "To see which dishes fit you, make a profile: vegyscan profile create NAME --diet vegan, or see "
                        + "vegyscan profile categories.")
            }
        } catch {
            console.detail("The guest scan isn't counted. \(error.message)")
        }
    }
}
