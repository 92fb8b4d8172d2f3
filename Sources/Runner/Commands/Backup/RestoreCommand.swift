internal import Files
internal import Foundation
internal import Library
internal import Models

/// `vegyscan restore`: replaces the present data by those of a backup, after asking.
struct RestoreCommand: Command {
    static let name: CommandName = "restore"
    static let description = CommandDescription(
        name: name,
        summary: "bring back what a backup holds",
        discussion: [
            """
            Says what would be replaced and asks first; where nobody can be asked --yes is needed. What the backup \
            holds takes the place of what is there, all of it or nothing: also when the program is killed or the power \
            goes, the next start has either the old state or the new one. The old state is kept until the new one has \
            been checked.
            """,
            """
            A backup that was damaged, cut off, or made by a newer version, and a wrong passphrase, are refused, and \
            nothing is changed then; nor while a scan is running. The setting store keeps its present value.
            """,
        ],
        operand: OperandDescription(name: "FILE", kind: .file, help: "The backup."),
        options: [
            .yes,
            .flag(.dryRun, nil, .output, "Open the backup and say what would be replaced; change nothing."),
            .json, .quiet, .store,
        ],
        examples: [
            Example("vegyscan restore vegyscan-2026-11-21.backup", meaning: "See what would change, and be asked."),
            Example("vegyscan restore my.backup --dry-run", meaning: "Check that a backup can be opened."),
        ])

    let file: FilePath
    let contents: BackupContents
    let environment: ProcessEnvironment
    let isConfirmed: Bool
    let isDryRun: Bool
    let printsJSON: Bool
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        contents = try BackupContents(intake, try intake.resolveSettings())
        environment = intake.environment
        file = intake.arguments.paths.first ?? FilePath(".")
        isConfirmed = intake.arguments.has(.yes)
        isDryRun = intake.arguments.has(.dryRun)
        printsJSON = intake.arguments.has(.json)
        console = intake.console
    }

    func run() -> ExitCode {
        do throws(CommandFailure) {
            var backup = try open()
            RestoreNotice(backup: backup, contents: contents).lines.forEach(console.note)
            let record = BackupRecord(file, backup.manifest)
            if isDryRun {
                console.note("Nothing was changed.")
                return VegyScan.print(printsJSON ? record.json : record.text)
            }
            let confirmation = Confirmation(
                isGiven: isConfirmed, command: "vegyscan restore FILE --yes", console: console)
            if let end = confirmation.ask("Replace it?", no: "Nothing was changed.") { return end }
            adapt(&backup)
            try restore(backup)
            console.note("All of it was restored.")
            return VegyScan.print(printsJSON ? record.json : record.text)
        } catch {
            console.error(error.message)
            return error.exitCode
        }
    }

    private func open() throws(CommandFailure) -> OpenedBackup {
        do throws(BackupFailure) {
            try OpenedBackup.check(file)
        } catch {
            throw CommandFailure(error, about: file)
        }
        let passphrase = try Passphrase.toOpen("the backup", environment: environment)
        do throws(BackupFailure) {
            return try OpenedBackup(file, passphrase: passphrase.bytes)
        } catch {
            throw CommandFailure(error, about: file)
        }
    }

    /// Keeps this machine's place for the store: history and settings are restored here, not elsewhere.
    private func adapt(_ backup: inout OpenedBackup) {
        guard let restored = backup.files[.settings] else { return }
        let present = contents.settings.flatMap { SmallFile.bytes(of: $0, limit: 1 << 20) } ?? []
        backup.files[.settings] = SettingsMove(of: restored, over: present).bytes
    }

    private func restore(_ backup: OpenedBackup) throws(CommandFailure) {
        do throws(BackupFailure) {
            try Restore(backup, to: contents).run { role, staged in
                role == .settings ? problem(inSettings: staged) : nil
            }
        } catch {
            throw CommandFailure(error, about: file)
        }
    }

    private func problem(inSettings staged: FilePath) -> String? {
        do throws(SettingsError) {
            _ = try SettingsFile(path: staged, isOwn: true, home: environment.home).layer()
            return nil
        } catch {
            let reason = error.message.replacing(
                "The settings file \(staged.display)", with: "The backup's settings file")
            return reason + " Nothing was changed; restore it with the version of the program that made it."
        }
    }
}
