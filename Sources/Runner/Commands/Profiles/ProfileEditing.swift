internal import Library
internal import Models
internal import Outputs

/// The commands that change profiles.
struct ProfileEditing {
    let tools: ProfileTools

    func create() throws(CommandFailure) -> ExitCode {
        let restrictions = try self.restrictions()
        let made = try tools.update { book throws(ProfileFailure) in
            let profile = try Profile(name: tools.name, restrictions: restrictions)
            try book.create(profile)
            return profile
        }
        tools.console.note("Made and active: \(made.name): \(made.summary)")
        tellOfEmpty(made)
        tools.console.note("It stays on this machine, encrypted. Nothing of it goes into results, logs or to an LLM.")
        return .success
    }

    func edit() throws(CommandFailure) -> ExitCode {
        let added = try restrictions()
        let removed = tools.arguments.texts(.remove)
        let newName = tools.arguments.text(.rename)
        guard !added.isEmpty || !removed.isEmpty || newName != nil else {
            throw CommandFailure(
                message: "Nothing to change was named; add a restriction, --remove or --rename.", exitCode: .usage)
        }
        var unknown: String?
        let edited = try tools.update { book throws(ProfileFailure) -> Profile? in
            var changed: Profile?
            try book.edit(tools.name) { profile throws(ProfileFailure) in
                let before = profile
                for word in removed where !profile.remove(word) { unknown = unknown ?? word }
                if unknown != nil {
                    profile = before
                    return
                }
                for restriction in added { try profile.add(restriction) }
                if let newName { try profile.rename(to: newName) }
                changed = profile
            }
            return changed
        }
        guard let edited else {
            throw CommandFailure(
                message:
                    "The profile has no restriction on \"\(Console.printable(unknown ?? ""))\"; nothing was changed. "
                    + "\"vegyscan profile show\" lists them.",
                exitCode: .usage)
        }
        tools.console.note("Changed: \(edited.name): \(edited.summary)")
        tellOfEmpty(edited)
        tools.console.note("Menus that were judged before stay as they are; \"vegyscan rejudge DIR\" judges them anew.")
        return .success
    }

    func use() throws(CommandFailure) -> ExitCode {
        let name = tools.name
        let used = try tools.update { book throws(ProfileFailure) in
            try book.activate(name)
            return book.active
        }
        if let used { tools.console.note("Active: \(used.name): \(used.summary)") }
        return .success
    }

    func delete() throws(CommandFailure) -> ExitCode {
        let name = tools.name
        let profile = try tools.profile(named: name)
        // Refused before anybody is asked.
        if try tools.load().profiles.count == 1 { throw CommandFailure(.lastProfile) }
        tools.console.note("The profile \(profile.name) goes for good: \(profile.summary)")
        tools.console.note("Other profiles, results and what stands beside them stay.")
        let confirmation = Confirmation(
            isGiven: tools.arguments.has(.yes), command: "vegyscan profile delete NAME --yes", console: tools.console)
        if let end = confirmation.ask("Delete it?") { return end }
        let active = try tools.update { book throws(ProfileFailure) in
            try book.delete(name)
            return book.active
        }
        if let active { tools.console.note("Deleted. Active: \(active.name)") }
        return .success
    }

    private func restrictions() throws(CommandFailure) -> [Restriction] {
        try RestrictionOptions(
            arguments: tools.arguments, knowledge: try tools.knowledge(), console: tools.console
        ).restrictions()
    }

    private func tellOfEmpty(_ profile: Profile) {
        guard profile.restrictions.isEmpty else { return }
        tools.console.note(
            "It has no restrictions, so every dish fits; \"vegyscan profile categories\" shows what there is.")
    }
}
