public import Models

/// Keeps the text of photos as `<folder>/<name>.txt`.
public struct TextWriter: Sendable {
    public let folder: FilePath

    public init(folder: FilePath) {
        self.folder = folder
    }

    /// Writes a text, whole or not at all; folders within the name are made.
    ///
    /// - Parameter name: the photo's, with its extension; relative.
    /// - Throws: `cannot_write`.
    public func write(_ text: String, name: String) throws(StageFailure) {
        let path = folder.appending(name + ".txt")
        try Folder.create(path.parent, as: .outputFolder)
        try AtomicFile.write(Array(text.utf8), to: path)
    }
}
