internal import Files
internal import Foundation
internal import Library
internal import Models
internal import Reading

/// `vegyscan support`: a problem report, written here and sent only where that is wanted.
struct SupportCommand: Command {
    static let name: CommandName = "support"
    static let description = CommandDescription(
        name: name,
        summary: "write a problem report that can be read before it is passed on",
        discussion: [
            """
            The report is one JSON file: versions, system, settings with who set them, what doctor finds, counts and \
            times of the last run, and what you write about the problem. It holds no menu text, photo name, key, \
            coordinate, address or place on your disk beyond "~". No network is needed.
            """,
            """
            Nothing is sent unless support_url is set and you agree, by answering or with --send. What can't be sent \
            now waits for the next scan or retry that may use the network, which then says so.
            """,
        ],
        options: [
            .value(
                .out, "o", "FILE", .folder, .output,
                "Where the report goes; a folder of the program's own unless named."),
            .value(
                .describe, nil, "TEXT", .text, .input,
                "What happened, and what you expected; - reads it from standard input. Asked for on a terminal."),
            .flag(.send, nil, .output, "Send it to support_url without asking."),
            .json, .offline, .mockData, .quiet, .store,
        ],
        examples: [
            Example("vegyscan support", meaning: "Write a report, and be asked what happened."),
            Example(
                "vegyscan support --out report.json --describe - < problem.txt",
                meaning: "Write one to pass on yourself, with what problem.txt says."),
        ])

    let settings: Settings
    let locations: StoreLocations
    let environment: ProcessEnvironment
    /// Nil for the program's own folder.
    let output: FilePath?
    let description: String?
    /// Whether it may be sent without asking.
    let sends: Bool
    let printsJSON: Bool
    let console: Console

    /// What became of a report.
    private enum State: String {
        case written, waiting, sent
    }

    init(_ intake: CommandIntake) throws(CommandFailure) {
        settings = try intake.resolveSettings()
        locations = try intake.storeLocations(settings)
        environment = intake.environment
        output = intake.arguments.path(.out)
        description = ProblemDescription.read(intake.arguments.text(.describe))
        sends = intake.arguments.has(.send)
        printsJSON = intake.arguments.has(.json)
        console = intake.console
    }

    func run() async -> ExitCode {
        do throws(CommandFailure) {
            let address = try Self.address(settings)
            let now = Date()
            let report = await makeReport(at: now)
            if let output { try write(report, to: output) }
            guard let address, agrees(to: address) else {
                let file = if let output { output } else { try keep(report, at: now, waits: false) }
                if address == nil {
                    console.note(
                        "No support address is set, so nothing is sent. Look through the file and pass it on yourself.")
                }
                return tell(.written, file)
            }
            let waiting = try keep(report, at: now, waits: true)
            let delivery = ReportDelivery(settings: settings, locations: locations, console: console)
            let isSent = await delivery.sendWaiting().contains(waiting)
            if !isSent { console.note("It waits, and is sent with the next scan or retry that may use the network.") }
            return tell(isSent ? .sent : .waiting, output ?? (isSent ? nil : waiting))
        } catch {
            console.error(error.message)
            return error.exitCode
        }
    }

    /// Nil where none is set.
    static func address(_ settings: Settings) throws(CommandFailure) -> PlainAddress? {
        guard let text = settings.activeSupportAddress else { return nil }
        guard let address = PlainAddress(text) else {
            throw CommandFailure(
                message: "support_url must be an https address, or an http one on this machine.",
                exitCode: .badSettings)
        }
        return address
    }

    private func makeReport(at time: Date) async -> [UInt8] {
        // A report is about this machine, so no request is sent for it.
        var offline = settings
        offline.offline.value = true
        let doctor = DoctorCommand(settings: offline, environment: environment)
        return ProblemReport(
            description: description, settings: settings, checks: await doctor.checks(),
            lastRun: RunLogExtract(folder: locations.runs),
            mask: PathMask(home: environment.home, locations: locations), at: time
        ).bytes
    }

    private func agrees(to address: PlainAddress) -> Bool {
        if settings.mockData.value {
            console.note("Mock data is on: the report is not sent to \(address.host), nor does it wait for that.")
            return false
        }
        if sends { return true }
        guard isatty(STDIN_FILENO) == 1 else {
            console.note("It is not sent to \(address.host) without being asked for; add --send.")
            return false
        }
        StandardStreams.printError("Send the report to \(address.host)? [y/N] ")
        return readLine().map { ["y", "yes"].contains($0.lowercased()) } ?? false
    }

    private func write(_ report: [UInt8], to path: FilePath) throws(CommandFailure) {
        guard FileKind.of(path) == .missing else {
            throw CommandFailure(
                message: "\(path.display): This is there already, and is not replaced; choose another name.",
                exitCode: .cannotWrite)
        }
        do throws(StageFailure) {
            try AtomicFile.write(report, to: path, permissions: 0o600)
        } catch {
            throw CommandFailure(message: "\(path.display): \(error.message)", exitCode: .cannotWrite)
        }
    }

    private func keep(_ report: [UInt8], at time: Date, waits: Bool) throws(CommandFailure) -> FilePath {
        do throws(StageFailure) {
            return try ReportQueue(locations).add(report, at: time, waits: waits)
        } catch {
            throw CommandFailure(message: error.message, exitCode: .cannotWrite)
        }
    }

    /// - Parameter file: nil when it was sent and is not kept.
    private func tell(_ state: State, _ file: FilePath?) -> ExitCode {
        var facts = ["state": state.rawValue]
        facts["report"] = file?.display
        guard printsJSON else {
            let place = file.map { "report: \(Console.printable($0.display))\n" } ?? ""
            return VegyScan.print(place + "state: \(state.rawValue)\n")
        }
        let data = (try? JSONEncoder.bundle(pretty: true).encode(facts)) ?? Data("{}".utf8)
        return VegyScan.print(String(decoding: data, as: UTF8.self) + "\n")
    }
}
