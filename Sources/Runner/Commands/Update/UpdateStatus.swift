internal import Foundation
internal import Library
internal import Models

/// What is installed and what failed.
struct UpdateStatus {
    let updates: Updates
    let printsJSON: Bool
    let console: Console

    init(updates: Updates, printsJSON: Bool, console: Console) {
        (self.updates, self.printsJSON, self.console) = (updates, printsJSON, console)
    }

    init(_ intake: CommandIntake) throws(CommandFailure) {
        let locations = try intake.storeLocations(try intake.resolveSettings())
        updates = Updates(locations, program: ProgramVersion.current)
        printsJSON = intake.arguments.has(.json)
        console = intake.console
    }

    func show() -> ExitCode {
        var records: [UpdateRecord] = []
        do throws(UpdateFailure) {
            for kind in UpdateKind.allCases {
                records.append(UpdateRecord(kind, try updates.installed(kind), try updates.pending(kind)))
            }
        } catch {
            console.error(error.message)
            return error.cause.exitCode
        }
        return printsJSON
            ? Self.print(json: ["updates": records]) : VegyScan.print(records.map(\.text).joined())
    }

    static func print(_ record: UpdateRecord, asJSON: Bool) -> ExitCode {
        asJSON ? print(json: record) : VegyScan.print(record.text)
    }

    private static func print(json value: some Encodable) -> ExitCode {
        let data = (try? JSONEncoder.bundle(pretty: true).encode(value)) ?? Data("{}".utf8)
        return VegyScan.print(String(decoding: data, as: UTF8.self) + "\n")
    }
}
