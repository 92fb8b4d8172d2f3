internal import Library

extension Dispatch {
    func runUpdate() async -> ExitCode {
        guard let settings = resolveSettings() else { return .badSettings }
        guard let locations = storeLocations(settings) else { return .noInput }
        let updates = Updates(locations, program: ProgramVersion.current)
        let status = UpdateStatusCommand(updates: updates, printsJSON: arguments.has(.json), console: console)
        switch arguments.command {
        case .updateStatus: return status.run()
        case .updateRemove: return status.remove(arguments.word.flatMap(UpdateKind.init) ?? .knowledge)
        default:
            if settings.mockData.value {
                console.note("Mock data is on: no update is fetched or installed. This is the present state:")
                return status.run()
            }
            return await UpdateCommand(
                kind: arguments.command == .updatePrices ? .prices : .knowledge, place: arguments.path(.from),
                sha256: arguments.text(.sha256),
                wish: arguments.has(.forget)
                    ? .forget : arguments.has(.later) ? .later : arguments.has(.skip) ? .skip : .ask, updates: updates,
                mayConnect: !settings.offline.value, printsJSON: arguments.has(.json), console: console
            ).run()
        }
    }
}
