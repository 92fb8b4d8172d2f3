internal import Files
internal import Library
internal import Models

/// A folder that is taken for one of results, before anything is written into it or taken from it.
struct ResultFolder {
    let folder: FilePath

    init(_ folder: FilePath) { self.folder = folder }

    /// Even a scan that found nothing leaves an index or its own folder there; a folder of photos has neither.
    func check() throws(CommandFailure) {
        let marks = [FilePath("index.jsonl"), FilePath(".vegyscan")]
        if marks.contains(where: { FileKind.of(folder.appending($0)) != .missing }) { return }
        _ = try StoredMenus(folder: folder).menus()
    }
}
