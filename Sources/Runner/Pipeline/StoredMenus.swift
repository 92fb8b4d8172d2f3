internal import Files
internal import Library
internal import Models

/// The menus in a folder of results.
struct StoredMenus {
    let folder: FilePath

    func menus() throws(CommandFailure) -> [FilePath] {
        let menus: [FilePath]
        do throws(StageFailure) {
            menus = try BundleFolder(folder: folder).menus()
        } catch {
            throw CommandFailure(message: "\(folder.display): \(error.message)", exitCode: .noInput)
        }
        guard menus.isEmpty else { return menus }
        throw CommandFailure(
            message: "\(folder.display): There are no bundles; name the folder that a scan put its results in.",
            exitCode: .noInput)
    }
}
