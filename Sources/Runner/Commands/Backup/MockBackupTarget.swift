internal import Files
internal import Foundation

/// Replaces the backup target while mock data is on: a folder that is removed once the backup in it was checked, since
/// nobody should believe that a backup exists.
struct MockBackupTarget {
    let console: Console

    func run(_ writing: BackupWriting) -> ExitCode {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: "vegyscan-mock-\(UUID().uuidString)")
        do {
            try files.createDirectory(
                at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        } catch {
            console.error("No temporary folder can be made to stand in for the backup target; see TMPDIR.")
            return .cannotWrite
        }
        defer { try? files.removeItem(at: folder) }
        var writing = writing
        writing.place = FilePath(folder.path)
        console.note("A temporary folder stands in for the backup target: \(folder.path)")
        let code = writing.run()
        console.note("The temporary folder is removed again: no backup is kept, and the last backup is what it was.")
        return code
    }
}
