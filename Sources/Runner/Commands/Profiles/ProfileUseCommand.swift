internal import Judging
internal import Library
internal import Models

/// `vegyscan profile use`: makes a profile the active one.
struct ProfileUseCommand: Command {
    static let name: CommandName = "profile use"
    static let description = CommandDescription(
        name: name,
        summary: "make a profile the active one",
        discussion: [
            """
            It applies to scans that name no other. Menus that were judged before stay as they are: run vegyscan \
            rejudge for them, or give --rejudge.
            """
        ],
        operand: .profileName,
        options: [
            .flag(
                .rejudge, nil, .judging,
                "Judge the menus anew for it in every folder that verdicts were written to, without photos or LLM."),
            .reasons, .quiet, .store,
        ],
        examples: [
            Example("vegyscan profile use Ben", meaning: "Scan for Ben from now on."),
            Example("vegyscan profile use Ben --rejudge", meaning: "And judge what was scanned before for Ben."),
        ])

    let tools: ProfileTools

    init(_ intake: CommandIntake) throws(CommandFailure) {
        tools = try ProfileTools(intake)
    }

    /// With --rejudge, verdicts are also rewritten for it wherever there are any.
    func run() async throws(CommandFailure) -> ExitCode {
        let code = try use()
        guard code == .success, tools.arguments.has(.rejudge) else { return code }
        let known = try tools.load().folders
        // A folder that is gone, or that holds no results any more, has nothing to be judged.
        let folders = known.filter { ((try? BundleFolder(folder: $0).menus()) ?? []).isEmpty == false }
        return folders.isEmpty ? .success : try await Rejudging(tools: tools, waits: false).judge(folders)
    }

    private func use() throws(CommandFailure) -> ExitCode {
        let name = tools.name
        let used = try tools.update { book throws(ProfileFailure) in
            try book.activate(name)
            return book.active
        }
        if let used { tools.console.note("Active: \(used.name): \(used.summary)") }
        return .success
    }
}
