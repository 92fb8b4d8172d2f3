internal import Files
internal import Foundation
internal import Library
internal import Models

/// What may be read, what is stored, preferences, outside sources and the program itself, for a person.
struct SettingsScreen {
    /// A heading with its lines.
    struct Section: Encodable {
        var title: String
        var rows: [Row]
    }

    struct Row: Encodable {
        var label: String
        var value: String
        /// What to do about it, or nil.
        var hint: String?

        init(_ label: String, _ value: String, hint: String? = nil) {
            (self.label, self.value, self.hint) = (label, value, hint)
        }
    }

    let settings: Settings
    let environment: ProcessEnvironment
    let console: Console

    func run(printsJSON: Bool) async -> ExitCode {
        let sections = [access, await data, preferences, sources, about]
        if printsJSON { return VegyScan.print(sections.jsonText) }
        var lines: [String] = []
        for section in sections {
            lines.append(section.title)
            for row in section.rows {
                lines.append("  \(row.label): \(row.value)")
                if let hint = row.hint { lines.append("    \(hint)") }
            }
            lines.append("")
        }
        return VegyScan.print(lines.map(Console.printable).joined(separator: "\n"))
    }

    private var access: Section {
        var rows: [Row] = []
        if let folder = settings.photoFolder.value {
            rows.append(Self.access(to: folder, label: "Photo folder"))
        } else {
            rows.append(
                Row(
                    "Photo folder", "none is set",
                    hint: "vegyscan settings set photo_folder DIR names one that is scanned by itself."))
        }
        rows.append(Row("Photos", "Allowed, only those named on the command line or in the photo folder"))
        rows.append(
            settings.location.value
                ? Row(
                    "Location", "Allowed, from photos only",
                    hint: "vegyscan settings set location off keeps no place of any photo.")
                : Row(
                    "Location", "Denied, no place is kept",
                    hint: "vegyscan settings set location on allows it; "
                        + "vegyscan privacy erase-locations forgets earlier ones."))
        return Section(title: "Access", rows: rows)
    }

    private static func access(to folder: FilePath, label: String) -> Row {
        switch FileKind.of(folder) {
        case .missing:
            return Row(label, "Denied, \(folder.display) isn't there", hint: "Make it, or set another photo_folder.")
        case .file:
            return Row(label, "Denied, \(folder.display) is no folder", hint: "Set another photo_folder.")
        case .folder:
            do throws(StageFailure) {
                _ = try FolderListing.namesAndKinds(in: folder)
                return Row(label, "Allowed, \(folder.display)")
            } catch {
                return Row(
                    label, "Denied, \(folder.display) can't be read",
                    hint: "Run: chmod u+rx \(folder.quotedForShell)")
            }
        }
    }

    private var data: Section {
        get async {
            guard let locations = settings.storeLocations(environment: environment) else {
                return Section(
                    title: "Data", rows: [Row("Storage used", "nothing, no home folder is known", hint: "Set HOME.")])
            }
            let usage = try? await StorageUsage(locations)
            let rows = [
                Row(
                    "Storage used", usage?.text ?? "unknown, the history can't be read",
                    hint: "vegyscan storage shows what takes room."),
                Row("Data retention period", settings.retention.value.text, hint: "Favourites are never removed."),
                Row("Last backup", LastBackup.read(locations).text, hint: "vegyscan backup makes one."),
            ]
            return Section(title: "Data", rows: rows)
        }
    }

    private var preferences: Section {
        Section(
            title: "Preferences",
            rows: [
                Row("Dietary preference", settings.dietaryPreference.value.rawValue),
                Row("Target language", settings.targetLanguage.value),
            ])
    }

    private var sources: Section {
        let isMocked = settings.mockData.value
        let llm =
            switch (settings.llmURL.value, settings.offline.value) {
            case (let address?, _) where settings.activeLLM == nil && !isMocked:
                Row("LLM", "off, \(address) is kept", hint: "vegyscan settings set llm on")
            case (_, _) where isMocked: Row("LLM", "made-up answers; none is asked")
            case (nil, _):
                Row("LLM", "off, none is set", hint: "vegyscan settings set llm_url URL, and llm_model NAME.")
            case (_?, true): Row("LLM", "off, the network is left alone", hint: "vegyscan settings set offline off")
            case (_?, false):
                Row(
                    "LLM", "on, \(settings.llmModel.value ?? "no model is set")",
                    hint: "vegyscan settings set llm off asks none and keeps the address.")
            }
        let backup =
            isMocked
            ? Row("Backup target", "a temporary folder; no backup is kept")
            : settings.backupTo.value.map { folder in
                settings.backup.value
                    ? Row("Backup target", "on, \(folder.display)", hint: "vegyscan settings set backup off")
                    : Row("Backup target", "off, \(folder.display) is kept", hint: "vegyscan settings set backup on")
            }
                ?? Row("Backup target", "off, none is set", hint: "vegyscan settings set backup_to DIR")
        let support =
            isMocked || settings.offline.value
            ? Row("Support address", "off, nothing is sent")
            : settings.supportURL.value.map { address in
                settings.support.value
                    ? Row("Support address", "on, \(address), after asking", hint: "vegyscan settings set support off")
                    : Row("Support address", "off, \(address) is kept", hint: "vegyscan settings set support on")
            }
                ?? Row("Support address", "off, none is set", hint: "vegyscan settings set support_url URL")
        let mock =
            isMocked
            ? Row("Mock data", "on", hint: settings.mockDataNotice)
            : Row("Mock data", "off", hint: "vegyscan scan --mock-data tries the program without any service.")
        return Section(title: "Sources", rows: [llm, backup, support, mock])
    }

    private var about: Section {
        Section(
            title: "About",
            rows: [
                Row("Version", ProgramVersion.current)
            ]
                + UpdateKind.allCases.map { kind in
                    let summary = UpdateSummary(kind: kind, updates: Updates(settings, environment: environment))
                    return Row(summary.label, summary.text)
                } + [
                    Row("Privacy", "vegyscan privacy"),
                    Row("Licences", "vegyscan about --licenses"),
                    Row("Support", "vegyscan support"),
                ])
    }
}
