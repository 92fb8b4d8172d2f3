internal import Models

extension Dispatch {
    /// Runs a command on dietary profiles.
    func runOnProfiles() async -> ExitCode {
        if arguments.command == .profileCategories {
            return ProfileCategoriesCommand(printsJSON: arguments.has(.json), console: console).run()
        }
        guard let settings = resolveSettings() else { return .badSettings }
        do throws(CommandFailure) {
            let tools = try ProfileTools(
                arguments: arguments, settings: settings, environment: environment, console: console)
            return try await run(tools)
        } catch {
            console.error(error.message)
            return error.exitCode
        }
    }

    private func run(_ tools: ProfileTools) async throws(CommandFailure) -> ExitCode {
        switch arguments.command {
        case .profileCreate: try ProfileEditing(tools: tools).create()
        case .profileEdit: try ProfileEditing(tools: tools).edit()
        case .profileUse:
            try arguments.has(.rejudge)
                ? await RejudgeCommand(tools: tools, waits: false).use() : ProfileEditing(tools: tools).use()
        case .profileDelete: try ProfileEditing(tools: tools).delete()
        case .profileShow: try ProfileListing(tools: tools).show()
        case .profileRecent: try ProfileListing(tools: tools).recent()
        case .profilePreview: try ProfilePreview(tools: tools).run()
        case .profileExport: try ProfileExchange(tools: tools).export()
        case .profileImport: try ProfileExchange(tools: tools).take()
        case .profileErase: try await ProfileErase(tools: tools).run()
        case .rejudge: try await RejudgeCommand(tools: tools, waits: arguments.has(.wait)).run()
        default: try ProfileListing(tools: tools).list()
        }
    }
}
