internal import Foundation
internal import Library
internal import Models

/// `vegyscan update status` and `update remove`.
struct UpdateStatusCommand {
    let updates: Updates
    let printsJSON: Bool
    let console: Console

    func run() -> ExitCode {
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

    func remove(_ kind: UpdateKind) -> ExitCode {
        do throws(UpdateFailure) {
            if try !updates.remove(kind) { console.note("Nothing was installed.") }
        } catch {
            console.error(error.message)
            return error.cause.exitCode
        }
        return Self.print(UpdateRecord(kind, nil, nil), asJSON: printsJSON)
    }

    static func print(_ record: UpdateRecord, asJSON: Bool) -> ExitCode {
        asJSON ? print(json: record) : VegyScan.print(record.text)
    }

    private static func print(json value: some Encodable) -> ExitCode {
        let data = (try? JSONEncoder.bundle(pretty: true).encode(value)) ?? Data("{}".utf8)
        return VegyScan.print(String(decoding: data, as: UTF8.self) + "\n")
    }
}
