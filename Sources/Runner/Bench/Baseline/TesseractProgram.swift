internal import Files
internal import Models
internal import Reading
internal import Stages

/// The program `tesseract` run as anybody would: once for each photo, with all its defaults.
struct TesseractProgram: Sendable {
    /// Such as `tesseract 5.3.0`.
    let version: String
    /// Tesseract codes; empty for the program's own default.
    let languages: [String]
    private let environment: [[UInt8]]
    /// The time limit for one photo.
    private let seconds: Int

    /// Nil when the program isn't installed, or doesn't even tell its version.
    init?(settings: Settings, environment: ProcessEnvironment) {
        // Its own threads slow it down when several copies run at once.
        self.environment = environment.entriesWithoutSecrets(setting: ["OMP_THREAD_LIMIT": "1"])
        seconds = settings.deadline.value
        let question = ChildProcess(
            program: Self.name, arguments: [Array("--version".utf8)], environment: self.environment)
        guard let answer = try? question.output(within: 60, upTo: 1 << 16) else { return nil }
        version = String(decoding: answer.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        languages =
            switch settings.languages.value {
            case .automatic: []
            case .fixed(let given): (try? LanguageData().codes(for: given)) ?? []
            }
    }

    /// The text of each photo and the seconds it took, in the order of the photos; nil for one that failed.
    func read(_ photos: [NamedPhoto], lanes count: Int) async -> [(text: String, seconds: Double)?] {
        let runs = ProgramRuns(seconds: seconds, child: child)
        return await runs.read(photos.map(\.file.path), lanes: count, name: Self.name).map { run in
            run.map { (String(decoding: $0.output, as: UTF8.self), $0.seconds) }
        }
    }

    private func child(for photo: FilePath) -> ChildProcess {
        var arguments = [photo.neverAnOption, Array("-".utf8)]
        if !languages.isEmpty { arguments += [Array("-l".utf8), Array(languages.joined(separator: "+").utf8)] }
        return ChildProcess(program: Self.name, arguments: arguments, environment: environment)
    }

    private static let name = "tesseract"

    /// Said where it isn't installed.
    static let missing = StageFailure(
        .recognise, .engine,
        "The program tesseract isn't there or doesn't start; get it with `apt-get install tesseract-ocr`.")
}
