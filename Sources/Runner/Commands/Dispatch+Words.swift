internal import Judging

extension Dispatch {
    /// Runs a command that judges words without any photo.
    func runWithWords() -> ExitCode {
        guard let settings = resolveSettings() else { return .badSettings }
        let words: [String]
        do throws(KnowledgeFiles.Failure) {
            words = try KnowledgeFiles(settings, environment: environment).texts()
        } catch {
            console.error(error.message)
            return .badSettings
        }
        switch arguments.command {
        case .benchClaims:
            if !words.isEmpty, settings.knowledge.origin != .flag(.knowledge) {
                console.note(
                    settings.knowledge.value.isEmpty
                        ? "An installed update of words is used; see vegyscan update status."
                        : "Words of your own are used, from \(settings.knowledge.origin).")
            }
            return BenchClaimsCommand(
                files: arguments.paths, part: arguments.text(.with).flatMap(ClaimRow.Part.init),
                errors: arguments.integer(.errors) ?? 10, drawsCurve: arguments.has(.curve),
                output: arguments.path(.out), printsJSON: arguments.has(.json), knowledge: Knowledge(own: words),
                console: console
            ).run()
        case .knowledgeLookup:
            return KnowledgeLookupCommand(
                phrase: arguments.words.joined(separator: " "), language: arguments.text(.language),
                cuisine: arguments.text(.cuisine), lookup: KnowledgeLookup(overrides: words),
                printsJSON: arguments.has(.json), console: console
            ).run()
        default:
            return JudgeCommand(
                language: arguments.text(.language), cuisine: arguments.text(.cuisine),
                knowledge: Knowledge(own: words), tellsEvidence: arguments.has(.evidence), console: console
            ).run()
        }
    }
}

extension Knowledge {
    /// The program's knowledge with a person's own tables over it.
    init(own words: [String]) {
        self = words.isEmpty ? .embedded : Knowledge(overrides: words)
    }
}
