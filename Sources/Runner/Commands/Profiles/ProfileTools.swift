internal import Files
internal import Foundation
internal import Judging
internal import Library
internal import Models

/// What the commands on profiles work with.
struct ProfileTools {
    let arguments: ParsedArguments
    let settings: Settings
    let environment: ProcessEnvironment
    let console: Console
    let store: ProfileStore

    /// - Throws: when no place is known to keep profiles in.
    init(_ intake: CommandIntake) throws(CommandFailure) {
        settings = try intake.resolveSettings()
        (arguments, environment, console) = (intake.arguments, intake.environment, intake.console)
        guard let store = ProfileStore(settings: settings, environment: environment) else {
            throw CommandFailure(
                message: "No home folder is known to keep profiles in; name a folder with --store.",
                exitCode: .badSettings)
        }
        self.store = store
    }

    /// The name that was typed first; empty when there is none.
    var name: String { arguments.word ?? "" }

    func load() throws(CommandFailure) -> ProfileBook {
        try Self.attempt { () throws(ProfileFailure) in try store.load() }
    }

    @discardableResult
    func update<Value>(
        _ change: (inout ProfileBook) throws(ProfileFailure) -> Value
    ) throws(CommandFailure) -> Value {
        try Self.attempt { () throws(ProfileFailure) in try store.update(change) }
    }

    /// The profile named, or the active one where none is.
    func profile(named name: String?) throws(CommandFailure) -> Profile {
        let book = try load()
        if let name {
            guard let profile = book.profile(named: name) else { throw CommandFailure(.unknownName) }
            return profile
        }
        guard let active = book.active else {
            throw CommandFailure(
                message: "There is no profile yet; make one with \"vegyscan profile create NAME\".", exitCode: .noInput)
        }
        return active
    }

    func knowledge() throws(CommandFailure) -> Knowledge { Knowledge(own: try words()) }

    /// A person's own words for the knowledge base.
    func words() throws(CommandFailure) -> [String] {
        try KnowledgeFiles(settings, environment: environment).checkedTexts()
    }

    func tellOfEmpty(_ profile: Profile) {
        guard profile.restrictions.isEmpty else { return }
        console.note(
            "It has no restrictions, so every dish fits; \"vegyscan profile categories\" shows what there is.")
    }

    func print(_ lines: [String]) -> ExitCode {
        VegyScan.print(lines.map(Console.printable).joined(separator: "\n") + "\n")
    }

    func print(_ record: some Encodable) throws(CommandFailure) -> ExitCode {
        guard let data = try? JSONEncoder.bundle(pretty: true).encode(record) else {
            throw CommandFailure(
                message: "The answer could not be written as JSON; please report this.", exitCode: .internalError)
        }
        return VegyScan.print(String(decoding: data, as: UTF8.self) + "\n")
    }

    static func attempt<Value>(_ work: () throws(ProfileFailure) -> Value) throws(CommandFailure) -> Value {
        do throws(ProfileFailure) {
            return try work()
        } catch {
            throw CommandFailure(error)
        }
    }
}

extension CommandFailure {
    init(_ failure: ProfileFailure) {
        let exitCode: ExitCode =
            switch failure {
            case .badName, .nameTaken, .lastProfile, .tooManyProfiles, .tooManyRestrictions: .usage
            case .unknownName, .foreign, .damaged, .newer, .refused, .keyMissing: .noInput
            case .keyringSilent: .unavailable
            case .system: .cannotWrite
            }
        self.init(message: failure.message, exitCode: exitCode)
    }
}

extension ProfileStore {
    /// Nil when no home folder is known.
    init?(settings: Settings, environment: ProcessEnvironment) {
        guard let locations = settings.storeLocations(environment: environment) else { return nil }
        self.init(
            dataFolder: locations.history.parent, configFolder: environment.configFolder?.appending("vegyscan"),
            usesKeyring: true)
    }
}
