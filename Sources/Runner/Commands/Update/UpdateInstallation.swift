internal import Files
internal import Foundation
internal import Library
internal import Models

/// Installs newer words or prices, or says when to try again.
struct UpdateInstallation {
    /// What happens with an update that fails, or has failed.
    enum Wish {
        case ask, later, skip, forget
    }

    static let whatFails =
        """
        What comes from an address must have a checksum: by --sha256, or in a file of the same name with .sha256 \
        behind it. An update that fails changes nothing and says why: the network, the disk, the server, or the file \
        itself. Then run it again, or with --later, --skip or --forget. A scan mentions it once a day at most.
        """

    static let options: [OptionDescription] = [
        .value(.from, nil, "PLACE", .file, .input, "A file, or an https address; what failed last unless named."),
        .value(.sha256, nil, "HEX", .text, .input, "The checksum that the file must have."),
        .flag(
            .later, nil, .general, "Have what fails, or has failed, tried again in an hour.", conflicts: [.skip]),
        .flag(
            .skip, nil, .general, "Don't mention for a day what fails, or has failed.", conflicts: [.later]),
        .flag(
            .forget, nil, .general, "Forget what failed: it is neither tried nor mentioned again.",
            conflicts: [.from, .later, .skip]),
        .flag(.json, nil, .output, "Print one JSON object."), .offline, .mockData, .quiet, .store,
    ]

    let kind: UpdateKind
    /// A file or an address; nil for that which failed last.
    let place: FilePath?
    let sha256: String?
    let wish: Wish
    let updates: Updates
    let settings: Settings
    let printsJSON: Bool
    let console: Console

    init(_ kind: UpdateKind, _ intake: CommandIntake) throws(CommandFailure) {
        let arguments = intake.arguments
        self.kind = kind
        settings = try intake.resolveSettings()
        updates = Updates(try intake.storeLocations(settings), program: ProgramVersion.current)
        place = arguments.path(.from)
        sha256 = arguments.text(.sha256)
        wish = arguments.has(.forget) ? .forget : arguments.has(.later) ? .later : arguments.has(.skip) ? .skip : .ask
        printsJSON = arguments.has(.json)
        console = intake.console
    }

    func run() async -> ExitCode {
        if settings.mockData.value {
            console.note("Mock data is on: no update is fetched or installed. This is the present state:")
            return UpdateStatus(updates: updates, printsJSON: printsJSON, console: console).show()
        }
        do throws(CommandFailure) {
            guard place == nil, wish != .ask else { return try await install() }
            _ = try failed()
            try putOff()
            return .success
        } catch {
            console.error(error.message)
            return error.exitCode
        }
    }

    private func putOff() throws(CommandFailure) {
        switch wish {
        case .ask: break
        case .later:
            try told { () throws(UpdateFailure) in try updates.postpone(kind, at: Date()) }
            console.note("It is tried again by itself: at the first scan or retry in an hour or later.")
        case .skip:
            try told { () throws(UpdateFailure) in try updates.skip(kind, at: Date()) }
            console.note("Nothing is said of it for a day.")
        case .forget:
            _ = try told { () throws(UpdateFailure) in try updates.forget(kind) }
            console.note("It is forgotten. What is installed stays in use.")
        }
    }

    private func install() async throws(CommandFailure) -> ExitCode {
        var place = place
        var sha256 = sha256
        if place == nil {
            let last = try failed()
            place = FilePath(last.source)
            sha256 = sha256 ?? last.sha256
        }
        guard let place else { return .usage }
        let installed: InstalledUpdate
        do throws(UpdateFailure) {
            installed = try await updates.install(
                kind, from: try UpdateSource(place), sha256: sha256, mayConnect: !settings.offline.value, at: Date())
        } catch {
            let offer = wish == .ask ? " " + UpdateOffer(kind).text : ""
            console.error("\(place.display): \(error.message) The present version stays in use.\(offer)")
            try putOff()
            return error.cause.exitCode
        }
        return UpdateStatus.print(UpdateRecord(kind, installed, nil), asJSON: printsJSON)
    }

    private func failed() throws(CommandFailure) -> PendingUpdate {
        let pending = try told { () throws(UpdateFailure) in try updates.pending(kind) }
        guard let pending else {
            throw CommandFailure(
                message: "No update of \(kind.rawValue) has failed; name a file or an address with --from.",
                exitCode: .usage)
        }
        return pending
    }

    private func told<Value>(_ work: () throws(UpdateFailure) -> Value) throws(CommandFailure) -> Value {
        do throws(UpdateFailure) {
            return try work()
        } catch {
            throw CommandFailure(message: error.message, exitCode: error.cause.exitCode)
        }
    }
}

/// What a person can do about an update that failed.
struct UpdateOffer {
    let kind: UpdateKind

    init(_ kind: UpdateKind) { self.kind = kind }

    var text: String {
        let command = "vegyscan update \(kind.rawValue)"
        return "Try again: \(command); by itself in an hour: \(command) --later; not to hear of it for a day: "
            + "\(command) --skip. \(forget)"
    }

    /// What ends it.
    var forget: String { "Never again: vegyscan update \(kind.rawValue) --forget." }
}

extension UpdateFailure.Cause {
    var exitCode: ExitCode {
        switch self {
        case .network, .server: .unavailable
        case .storage: .cannotWrite
        case .content: .noInput
        }
    }
}
