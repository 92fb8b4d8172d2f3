internal import Files
internal import Library
internal import Models

/// `vegyscan history rebuild`: menus of results that the history lacks.
struct HistoryRebuildCommand: Command {
    static let name: CommandName = "history rebuild"
    static let description = CommandDescription(
        name: name,
        summary: "put the menus of results into the history",
        discussion: [
            """
            For results of runs that kept no history or another one, and after the history was damaged. Menus that it \
            has are written anew with their numbers and favourites; the others count as scanned when their results \
            were written. A scan puts in by itself what it finds unchanged and the history lacks.
            """
        ],
        operand: OperandDescription(
            name: "DIR", kind: .folder, help: "A folder that a scan wrote its results to.", isRepeatable: true),
        options: [.quiet, .store],
        examples: [Example("vegyscan history rebuild results", meaning: "Have the menus of results in the history.")])

    let folders: [FilePath]
    let locations: StoreLocations
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        locations = try intake.storeLocations(try intake.resolveSettings())
        folders = intake.arguments.folders
        console = intake.console
    }

    func run() async throws(CommandFailure) -> ExitCode {
        guard !folders.isEmpty else {
            console.error("Name a folder of results, such as: vegyscan history rebuild results")
            return .usage
        }
        let store: Store
        do throws(StageFailure) {
            store = try Store.opening(locations, mode: .off)
        } catch {
            throw CommandFailure(error)
        }
        var code = ExitCode.success
        console.tellOfRuns(writingTo: folders)
        for folder in folders {
            do throws(StageFailure) {
                let menus = try BundleFolder(folder: folder).menus()
                guard !menus.isEmpty else {
                    console.error("\(folder.display): There are no results; name the folder that a scan wrote them to.")
                    code = .noInput
                    continue
                }
                let entered = await store.rebuild(menus.map(\.display), in: folder)
                for menu in entered.unreadable {
                    console.error(
                        "\(folder.appending(menu).display): The bundle can't be read by this version; scan its photos again."
                    )
                }
                let (written, added) = (entered.written, entered.added)
                console.note(
                    "\(folder.display): \(CountedNoun.menus(written)) \(written == 1 ? "is" : "are") in the history now; "
                        + "\(added) \(added == 1 ? "was" : "were") missing before.")
                if written < menus.count, code == .success {
                    code = entered.unreadable.isEmpty ? .cannotWrite : .someFailed
                }
            } catch {
                console.error("\(folder.display): \(error.message)")
                code = .noInput
            }
        }
        console.tell(await store.takeWarnings())
        return code
    }
}
