internal import Files
internal import Foundation
internal import Library

/// The target of a backup: an existing folder, with a name made from the day, or a file in such a folder.
struct BackupPlace {
    let path: FilePath

    /// - Parameters:
    ///   - wanted: the place named by a person; nil for none.
    ///   - day: for the name; in UTC, so that two machines agree.
    /// - Throws: with code 64 when nothing is named, 73 when nothing can be written there.
    init(_ wanted: FilePath?, day: Date) throws(CommandFailure) {
        guard let wanted else {
            throw CommandFailure(
                message: "No place for the backup is set; name a folder with --to, or once for all with backup_to.",
                exitCode: .usage)
        }
        let isFolder = FileKind.of(wanted) == .folder || wanted.bytes.last == UInt8(ascii: "/")
        path = isFolder ? wanted.appending(Self.name(of: day)) : wanted
        // A folder is never made: if a disk isn't mounted, the backup would end up on the very disk it protects.
        guard FileKind.of(path.parent) == .folder else {
            throw CommandFailure(
                message: "\(path.parent.display): There is no such folder; make it, or mount the disk it is on.",
                exitCode: .cannotWrite)
        }
        guard Backup.mayReplace(path) else {
            throw CommandFailure(
                message: "\(path.display): This is no backup, so it isn't replaced; choose another name.",
                exitCode: .cannotWrite)
        }
    }

    private static func name(of day: Date) -> String {
        "vegyscan-\(day.ISO8601Format().prefix(10)).backup"
    }
}
