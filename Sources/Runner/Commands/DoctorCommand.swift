internal import Files
internal import Foundation
internal import Library
internal import Models
internal import Reading

/// `vegyscan doctor`: what is installed, what is missing and the command that mends it.
struct DoctorCommand: Command {
    static let name: CommandName = "doctor"
    static let description = CommandDescription(
        name: name,
        summary: "check what is installed and how to get what is missing",
        discussion: [
            """
            Lists libraries with their versions, OCR languages and writable folders, and for each thing that is \
            missing the command that mends it. Where an LLM is configured it is sent one tiny question.
            """
        ],
        options: [
            .flag(.json, nil, .output, "Print the report as one JSON object."),
            .languages, .detector, .engineFolder,
        ] + .languageModel + [.offline, .store],
        examples: [
            Example("vegyscan doctor", meaning: "Check everything."),
            Example("vegyscan doctor --languages tha,vie", meaning: "Check that Thai and Vietnamese can be read."),
        ])

    let settings: Settings
    let environment: ProcessEnvironment
    let printsJSON: Bool

    init(_ intake: CommandIntake) throws(CommandFailure) {
        settings = try intake.resolveSettings()
        environment = intake.environment
        printsJSON = intake.arguments.has(.json)
    }

    /// For its checks alone.
    init(settings: Settings, environment: ProcessEnvironment) {
        self.settings = settings
        self.environment = environment
        printsJSON = false
    }

    func run() async -> ExitCode {
        let checks = await checks()
        let report = printsJSON ? Self.json(checks) : Self.text(checks)
        guard StandardStreams.print(report) else { return .cannotWrite }
        return checks.contains { $0.state == .missing } ? .unavailable : .success
    }

    func checks() async -> [HealthCheck] {
        libraryChecks + languageChecks + EngineCheck(settings).checks + [pdfCheck] + placeChecks + mockCheck
            + (await ModelChecks(settings: settings, environment: environment).run())
    }

    private var libraryChecks: [HealthCheck] {
        [HealthCheck("vegyscan", .ok, ProgramVersion.current)]
            + ThirdParty.libraries.map { HealthCheck($0.name, .ok, $0.version ?? "linked") }
    }

    private var languageChecks: [HealthCheck] {
        let data = LanguageData()
        var checks = [
            HealthCheck("OCR languages", .ok, data.installed.joined(separator: " ")),
            HealthCheck("OCR data folder", .ok, data.folder),
        ]
        do throws(StageFailure) {
            try data.checkInstalled(settings.languages.value)
        } catch {
            checks[0] = HealthCheck("OCR languages", .missing, error.message)
        }
        if !data.hasOrientationDetection {
            checks.append(
                HealthCheck(
                    "turned pages", .advice, "not recognised without orientation data",
                    mend: "apt-get install \(LanguageData.package(for: "osd"))"))
        }
        let absent = LanguageData.recommended.filter { !data.installed.contains($0) }
        if !absent.isEmpty {
            let packages = absent.map(LanguageData.package(for:)).joined(separator: " ")
            checks.append(
                HealthCheck(
                    "further languages", .advice, "not installed: \(absent.joined(separator: " "))",
                    mend: "apt-get install \(packages)"))
        }
        return checks
    }

    private var pdfCheck: HealthCheck {
        PDFTools.isInstalled
            ? HealthCheck("PDF files", .ok, "read with Poppler's programs")
            : HealthCheck(
                "PDF files", .advice, "can't be read without Poppler's programs",
                mend: "apt-get install \(PDFTools.package)")
    }

    private var placeChecks: [HealthCheck] {
        guard let locations = settings.storeLocations(environment: environment) else {
            return [HealthCheck("history and caches", .advice, "no home folder is known", mend: "use --store DIR")]
        }
        let places = [
            ("history", locations.history.parent), ("caches", locations.cache.parent), ("run logs", locations.runs),
        ]
        return [fileSystemCheck(locations)]
            + places.map { name, folder in
                do throws(StageFailure) {
                    try FolderAccess.checkWritable(folder)
                    return HealthCheck(name, .ok, "\(folder.display) can be written")
                } catch {
                    return HealthCheck(
                        name, .advice, "\(folder.display): \(error.message)", mend: "use --store DIR")
                }
            }
    }

    /// Only where there is something to be done about it.
    private var mockCheck: [HealthCheck] {
        settings.mockData.value
            ? [HealthCheck("mock data", .advice, settings.mockDataNotice, mend: "vegyscan settings unset mock_data")]
            : []
    }

    private func fileSystemCheck(_ locations: StoreLocations) -> HealthCheck {
        let finding =
            locations.isCacheOnNetwork
            ? "on another machine; a slower journal is used, which is safe there" : "on this machine"
        return HealthCheck("caches' file system", .ok, finding)
    }

    private static func text(_ checks: [HealthCheck]) -> String {
        let width = checks.map(\.name.count).max() ?? 0
        return checks.map { check in
            let padding = String(repeating: " ", count: width - check.name.count)
            let mend = check.mend.map { "\n" + String(repeating: " ", count: width + 11) + "→ " + $0 } ?? ""
            return "\(check.state.word)  \(check.name)\(padding)  \(Console.printable(check.finding))\(mend)\n"
        }.joined()
    }

    private static func json(_ checks: [HealthCheck]) -> String {
        let data = (try? JSONEncoder.bundle(pretty: true).encode(["checks": checks])) ?? Data("{}".utf8)
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
