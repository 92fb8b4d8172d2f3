internal import Files
internal import Foundation
internal import Library
internal import Models
internal import Pages

/// `vegyscan export`: everything the program knows about a person, in one file.
struct ExportCommand: Command {
    static let name: CommandName = "export"
    static let description = CommandDescription(
        name: name,
        summary: "write all your data into one JSON file",
        discussion: [
            """
            The menus of the history with date, restaurant, place and favourites, and your preferences: what you have \
            a right to under Article 20 of the GDPR. No photos; profiles have an export of their own. The file is \
            complete or not there. vegyscan schema export describes it.
            """
        ],
        operand: OperandDescription(name: "FILE", kind: .file, help: "The file to write; - is standard output."),
        options: [
            .flag(.yes, "y", .general, "Replace a file that is there without asking."), .quiet, .store,
        ],
        examples: [Example("vegyscan export vegyscan-export.json", meaning: "Export everything.")])

    let access: StoreAccess
    let file: FilePath
    let settings: Settings
    let isConfirmed: Bool
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        settings = try intake.resolveSettings()
        access = try StoreAccess(intake, settings)
        file = intake.arguments.paths.first ?? FilePath("-")
        isConfirmed = intake.arguments.has(.yes)
        console = intake.console
    }

    func run() async throws(CommandFailure) -> ExitCode {
        try await access.openHistory { store throws(StageFailure) in try await export(store) }
    }

    private func export(_ store: Store?) async throws(StageFailure) -> ExitCode {
        let entries = try await store?.menus(HistoryFilter()) ?? []
        let export = DataExport(
            exportDate: Date().ISO8601Format(), appVersion: ProgramVersion.current,
            menus: entries.map(ExportedMenu.init),
            preferences: ExportedPreferences(
                dietaryPreference: settings.dietaryPreference.value.rawValue,
                dataRetentionDays: settings.retention.value.days))
        if file == FilePath("-") { return VegyScan.print(export.jsonText) }
        if FileKind.of(file) != .missing {
            let confirmation = Confirmation(
                isGiven: isConfirmed, command: "vegyscan export --yes \(file.quotedForShell)", console: console)
            if let end = confirmation.ask("\(file.display) is there already. Replace it?", no: "Nothing was written.") {
                return end
            }
        }
        do throws(StageFailure) {
            try AtomicFile.write(Array(export.jsonText.utf8), to: file, permissions: 0o600, as: .export)
        } catch {
            console.error("Export failed, \(file.display) was not written. \(error.message)")
            return .cannotWrite
        }
        console.note("Written to \(file.display): \(CountedNoun.menus(entries.count)).")
        return .success
    }
}

/// The keys are those of the published schema, no more and no fewer.
private struct DataExport: Encodable {
    let exportDate: String
    let appVersion: String
    let menus: [ExportedMenu]
    let preferences: ExportedPreferences

    enum CodingKeys: String, CodingKey {
        case menus, preferences
        case exportDate = "export_date"
        case appVersion = "app_version"
    }
}

private struct ExportedMenu: Encodable {
    let entry: HistoryEntry

    init(_ entry: HistoryEntry) {
        self.entry = entry
    }

    enum CodingKeys: String, CodingKey {
        case id, location, pages, favorites
        case dateScanned = "date_scanned"
        case restaurantName = "restaurant_name"
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(entry.id, forKey: .id)
        try container.encode(entry.scannedAt.ISO8601Format(), forKey: .dateScanned)
        try container.encode(entry.restaurantName, forKey: .restaurantName)
        let location = entry.place.map { ExportedPlace(place: $0, city: entry.city, country: entry.country) }
        try container.encode(location, forKey: .location)
        try container.encode(entry.pages, forKey: .pages)
        try container.encode(entry.favourites, forKey: .favorites)
    }
}

private struct ExportedPlace: Encodable {
    let place: Coordinate
    let city: String?
    /// A code.
    let country: String?

    enum CodingKeys: String, CodingKey {
        case lat, lng, city, country
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(place.latitude, forKey: .lat)
        try container.encode(place.longitude, forKey: .lng)
        try container.encode(city, forKey: .city)
        try container.encode(country.map { CountryName.name(of: $0) ?? $0 }, forKey: .country)
    }
}

private struct ExportedPreferences: Encodable {
    let dietaryPreference: String
    let dataRetentionDays: Int?

    enum CodingKeys: String, CodingKey {
        case dietaryPreference = "dietary_preference"
        case dataRetentionDays = "data_retention_days"
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(dietaryPreference, forKey: .dietaryPreference)
        try container.encode(dataRetentionDays, forKey: .dataRetentionDays)
    }
}
