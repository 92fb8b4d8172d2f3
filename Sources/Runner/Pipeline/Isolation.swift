/// Where photos are decoded and read.
enum Isolation: String, CaseIterable, Sendable {
    /// In worker processes: a photo that makes a library crash, hang or take all memory costs itself only.
    case process
    /// Within the program: such a photo ends the run.
    case none
}
