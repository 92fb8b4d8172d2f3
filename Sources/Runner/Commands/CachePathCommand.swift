/// `vegyscan cache path`: where the caches are.
struct CachePathCommand: Command {
    static let name: CommandName = "cache path"
    static let description = CommandDescription(
        name: name,
        summary: "print where the caches are",
        discussion: [
            "The file may be removed while no scan is running; a journal beside it goes with it. Nothing but time is lost."
        ],
        options: [.store],
        examples: [Example("du -h \"$(vegyscan cache path)\"", meaning: "See how large the file is.")])

    let access: StoreAccess

    init(_ intake: CommandIntake) throws(CommandFailure) {
        access = try StoreAccess(intake, try intake.resolveSettings())
    }

    func run() -> ExitCode { VegyScan.print(access.cacheFile + "\n") }
}
