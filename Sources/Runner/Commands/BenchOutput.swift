internal import Files
internal import Library
internal import Models
internal import Pages
internal import Stages

/// Where a bench writes its figures and the material they are about.
struct BenchOutput {
    /// Nil to keep nothing.
    let folder: FilePath?
    /// The folder of the right answers; nothing is written there.
    let truth: FilePath

    /// For messages: the folder that a failure is about.
    var name: String { (folder ?? truth).display }

    /// - Throws: `cannot_write`.
    func prepare() throws(StageFailure) {
        guard let folder else { return }
        // Files named after photos might overwrite the answers.
        guard FileIdentity(of: folder) != FileIdentity(of: truth) else {
            throw StageFailure(
                .persist, .cannotWrite, "This is the folder of the right answers; choose another one for the results.")
        }
        try BundleWriter(folder: folder).prepare()
    }
}

extension Console {
    /// What became of a photo, as a bench tells it.
    func tell(_ photo: NamedPhoto, _ outcome: PhotoOutcome, _ durations: StageDurations) {
        switch outcome {
        case .read(let page):
            for warning in page.warnings { note("\(photo.file.path.display): \(warning.message)") }
            detail("\(photo.file.path.display): \(Int(durations.total * 1000)) ms")
        case .rejected: break
        case .failed(_, let failure): error("\(photo.file.path.display): \(failure.message)")
        }
    }
}
