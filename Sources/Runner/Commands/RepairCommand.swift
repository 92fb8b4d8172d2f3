internal import Files
internal import Library
internal import Models

/// `vegyscan repair`: makes index and journal of an output folder anew from the bundles, and clears up.
struct RepairCommand {
    let folder: FilePath
    let waits: Bool
    let console: Console

    func run() async -> ExitCode {
        do throws(CommandFailure) {
            guard FileKind.of(folder) == .folder else {
                throw CommandFailure(message: "\(folder.display): There is no such folder.", exitCode: .noInput)
            }
            let lock = try await OutputFolder(folder: folder, waits: waits, console: console).open()
            defer { withExtendedLifetime(lock) {} }
            let repair: OutputRepair
            do throws(StageFailure) {
                repair = try OutputRepair(of: folder)
            } catch {
                throw CommandFailure(message: "\(folder.display): \(error.message)", exitCode: .cannotWrite)
            }
            tell(repair)
            return repair.damaged.isEmpty ? .success : .someFailed
        } catch {
            console.error(error.message)
            return error.exitCode
        }
    }

    private func tell(_ repair: OutputRepair) {
        for menu in repair.damaged {
            console.error("\(menu.display): The bundle can't be read by this version; scan its photos again.")
        }
        console.note("\(repair.menus) menus; index.jsonl and journal are made anew.")
        if repair.newLines > 0 {
            console.note("\(repair.newLines) of them were missing from the index or wrong there.")
        }
        if repair.goneLines > 0 { console.note("\(repair.goneLines) were in the index without a bundle.") }
        if repair.leftovers > 0 { console.note("\(repair.leftovers) files that a killed run left were removed.") }
    }
}
