internal import Files
internal import Outputs
internal import Stages

extension PhotoChain {
    /// Draws a report's pictures of each photo that is decoded from now on.
    ///
    /// - Parameter folder: of the report.
    mutating func drawPictures(for folder: FilePath) {
        let draw = DrawPictures(in: ReportFolder(folder, isPrivate: false))
        // What can't be drawn now is drawn when the report is written, which says what is wrong.
        show = { try? draw($0) }
    }
}
