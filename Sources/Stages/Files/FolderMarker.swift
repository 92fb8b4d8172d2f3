/// Files by which the program knows a folder that it made itself.
package enum FolderMarker {
    /// In a folder of pictures of a photo's steps.
    package static let steps = FilePath(".vegyscan-steps")
    /// In a report.
    package static let report = FilePath(".vegyscan-report")
}
