internal import Files
internal import Foundation
internal import Library
internal import Models

/// Puts history, settings and profiles into one encrypted file.
struct BackupWriting {
    let contents: BackupContents
    /// A folder or a file; nil when none is named.
    var place: FilePath?
    let environment: ProcessEnvironment
    let printsJSON: Bool
    let console: Console
    /// Whether it is recorded as the last backup, or as the last one that failed.
    var isNoted = true

    func run() -> ExitCode {
        let now = Date()
        var path: FilePath?
        do throws(CommandFailure) {
            let target = try BackupPlace(place, day: now).path
            path = target
            let passphrase = try Passphrase.toSeal("the backup", environment: environment)
            let manifest = try write(to: target, passphrase, at: now)
            let record = BackupRecord(target, manifest)
            if isNoted {
                LastBackup.note(
                    LastBackup.Attempt(
                        time: now, place: target.display, menus: manifest.history?.menus, size: record.bytes),
                    contents.locations)
            }
            return VegyScan.print(printsJSON ? record.json : record.text)
        } catch {
            // A person who stopped it knows about it; but nobody sees a message from a job that runs at night.
            if isNoted, error.exitCode != .interrupted {
                LastBackup.note(
                    LastBackup.Attempt(time: now, place: path?.display, problem: error.message), contents.locations)
            }
            console.error(error.message)
            return error.exitCode
        }
    }

    private func write(
        to path: FilePath, _ passphrase: Passphrase, at time: Date
    ) throws(CommandFailure) -> BackupManifest {
        do throws(BackupFailure) {
            return try Backup(contents: contents, program: ProgramVersion.current).write(
                to: path, passphrase: passphrase.bytes, at: time)
        } catch {
            throw CommandFailure(error, about: path)
        }
    }
}
