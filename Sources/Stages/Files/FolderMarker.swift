/// Files by which the program recognises a folder that it made itself.
package enum FolderMarker {
    /// Marks a folder with pictures of a photo's processing steps.
    package static let steps = FilePath(".vegyscan-steps")
    /// Marks a report.
    package static let report = FilePath(".vegyscan-report")
}
