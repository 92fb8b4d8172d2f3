internal import Glibc
package import Models

/// The thing that couldn't be written, as a message names it.
public enum WriteTarget: String, Sendable {
    case outputFolder = "The output folder"
    case outputFile = "The result"
    case export = "The export"
    case settings = "The settings"
    case profiles = "The file of profiles"
    case profileKey = "The key file"
    case update = "The update"
    case store = "The folder for history and caches"
    case runLog = "The folder for run logs"
    case ownFolder = "The folder for settings"
    case backup = "The backup"
    case report = "The folder for problem reports"
    case engine = "The folder of the neural engine"
    case waiting = "The list of what waits"

    /// What stays intact although the disk is full.
    fileprivate var whatStays: String {
        self == .outputFolder || self == .outputFile ? "finished menus are kept" : "nothing is lost"
    }
}

extension StageFailure {
    /// The message for a failed write, with what to do next.
    package static func cannotWrite(_ target: WriteTarget, _ error: SystemError) -> StageFailure {
        let cannot = target.rawValue + " can't be written: "
        let message =
            switch error.code {
            case ENOSPC: "No space left on the disk: make room and run again; \(target.whatStays)."
            case EDQUOT: "The disk quota is used up: make room and run again; \(target.whatStays)."
            case EROFS: cannot + "read-only file system; choose another folder."
            case EACCES, EPERM: cannot + "no permission; change the permissions or choose another folder."
            case ENOTDIR: cannot + "a file is in the way; choose another folder."
            case EEXIST:
                cannot + "something of that name is in the way, such as a link that leads nowhere; move it or choose "
                    + "another."
            case EISDIR, ENOTEMPTY: cannot + "a folder of that name is in the way; move it or choose another."
            case ENAMETOOLONG: cannot + "the name is too long; choose a shorter one."
            case ELOOP: cannot + "its links run in a circle; choose another folder."
            case ENOENT: cannot + "the folder isn't there; make it or choose another."
            case EFBIG: cannot + "files may not get that large here; raise the limit (ulimit -f) and run again."
            case EMFILE, ENFILE: cannot + "too many files are open; run again with fewer jobs."
            case EIO: cannot + "the disk reported an error; check it and run again."
            case EINVAL: cannot + "the name isn't allowed here; choose another."
            default: cannot + "the system answered with error \(error.code); choose another folder."
            }
        return StageFailure(.persist, .cannotWrite, message)
    }
}
