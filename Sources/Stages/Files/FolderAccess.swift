internal import Glibc
public import Models

/// Finds out, without writing, whether something can be written to a place.
public enum FolderAccess {
    /// Succeeds when the folder can be written, or could be made where it is missing.
    ///
    /// - Throws: `cannot_write` with the reason.
    public static func checkWritable(_ folder: FilePath) throws(StageFailure) {
        var place = folder
        while FileKind.of(place) == .missing, place.parent != place { place = place.parent }
        guard FileKind.of(place) == .folder else {
            throw StageFailure(.persist, .cannotWrite, "A file stands where the folder should be.")
        }
        do throws(SystemError) {
            try unsafe place.withCPath { name throws(SystemError) in
                guard unsafe access(name, W_OK | X_OK) == 0 else { throw .last }
            }
        } catch {
            throw StageFailure(.persist, .cannotWrite, "The folder can't be written: \(error.reason).")
        }
    }
}
