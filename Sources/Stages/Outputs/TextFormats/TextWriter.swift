package import Files
package import Models

/// Writes the text of photos to `<folder>/<name>.<extension>`.
package struct TextWriter: Sendable {
    package let folder: FilePath

    package init(folder: FilePath) {
        self.folder = folder
    }

    /// Writes a text, whole or not at all; folders within the name are made.
    ///
    /// - Parameters:
    ///   - name: the photo's name with its extension; relative.
    ///   - format: the format of the text, which determines the extension.
    /// - Throws: `cannot_write`.
    package func write(_ text: String, name: String, format: TextFormat = .text) throws(StageFailure) {
        let path = folder.appending("\(name).\(format.fileExtension)")
        try Folder.create(path.parent, as: .outputFolder)
        try AtomicFile.write(Array(text.utf8), to: path)
    }
}
