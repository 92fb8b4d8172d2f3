internal import Files
internal import Foundation
internal import Library
internal import Models

/// `vegyscan backup`: history, settings and profiles in one encrypted file.
struct BackupCommand: Command {
    static let name: CommandName = "backup"
    static let description = CommandDescription(
        name: name,
        summary: "put history, settings and profiles into one encrypted file",
        discussion: [
            """
            The file is encrypted with a passphrase, which is asked for twice on a terminal and taken from \
            VEGYSCAN_PASSPHRASE elsewhere; nobody can open it without. It appears only after it has been read back and \
            opened. A scan may go on meanwhile. Photos, output folders, caches and keys are not in it.
            """,
            """
            In a folder it is named vegyscan-YYYY-MM-DD.backup; one of the same day is replaced. A backup that failed \
            is named by vegyscan settings too, so that a failed nightly backup is noticed.
            """,
        ],
        options: [
            .setting(\.backupTo),
            .json, .mockData, .quiet, .store,
        ],
        examples: [
            Example("vegyscan backup --to /media/stick", meaning: "Make a backup on a memory stick."),
            Example("vegyscan backup", meaning: "Make one where backup_to says."),
        ])

    let contents: BackupContents
    /// Whether the place was named on the command line.
    let isPlaceNamed: Bool
    let settings: Settings
    let environment: ProcessEnvironment
    let printsJSON: Bool
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        settings = try intake.resolveSettings()
        contents = try BackupContents(intake, settings)
        environment = intake.environment
        isPlaceNamed = intake.arguments.has(.to)
        printsJSON = intake.arguments.has(.json)
        console = intake.console
    }

    func run() throws(CommandFailure) -> ExitCode {
        if settings.backupTo.value != nil, settings.activeBackupTarget == nil, !isPlaceNamed {
            throw CommandFailure(
                message:
                    "The backup target is switched off; name a folder with --to, or run: vegyscan settings set backup on",
                exitCode: .usage)
        }
        // The setting names a folder, also while the disk that it is on isn't there.
        let folder = settings.activeBackupTarget?.appending(FilePath(bytes: []))
        var writing = BackupWriting(
            contents: contents, place: isPlaceNamed ? settings.backupTo.value : folder,
            environment: environment, printsJSON: printsJSON, console: console)
        guard settings.mockData.value else { return writing.run() }
        writing.isNoted = false
        return MockBackupTarget(console: console).run(writing)
    }
}

extension BackupContents {
    /// Gathers what this machine has to back up, or to replace.
    init(_ intake: CommandIntake, _ settings: Settings) throws(CommandFailure) {
        self.init(
            locations: try intake.storeLocations(settings),
            settings: SettingsFile.own(environment: intake.environment)?.path,
            profiles: ProfileStore(settings: settings, environment: intake.environment))
    }
}

extension CommandFailure {
    init(_ failure: BackupFailure, about path: FilePath) {
        let exitCode: ExitCode =
            switch failure.kind {
            case .source: .noInput
            case .target, .inUse: .cannotWrite
            case .unavailable: .unavailable
            }
        self.init(message: "\(path.display): \(failure.message)", exitCode: exitCode)
    }
}
