internal import Foundation
internal import Library
internal import Models

/// `vegyscan history restaurants`.
struct RestaurantListCommand: HistoryCommand {
    static let name: CommandName = "history restaurants"
    static let description = CommandDescription(
        name: name,
        summary: "list restaurants with their menus",
        discussion: ["Restaurants are known by the places of photos; menus without one are not among them."],
        options: [.flag(.json, nil, .output, "Print one JSON object per restaurant."), .store],
        examples: [Example("vegyscan history restaurants", meaning: "See where menus were photographed.")])
    static let whenEmpty = EmptyHistory.nothing(EmptyHistory.noRestaurant)

    let access: StoreAccess
    let printsJSON: Bool

    init(_ intake: CommandIntake) throws(CommandFailure) {
        access = try StoreAccess(intake, try intake.resolveSettings())
        printsJSON = intake.arguments.has(.json)
    }

    func run(on store: Store) async throws(StageFailure) -> ExitCode {
        let restaurants = try await store.restaurants()
        if printsJSON { return VegyScan.print(restaurants.map { RestaurantRecord($0).jsonLine }.joined()) }
        let rows = restaurants.map { restaurant in
            [
                String(restaurant.number), restaurant.name ?? "(no name)", restaurant.city ?? "-",
                restaurant.country.map { CountryName.name(of: $0) ?? $0 } ?? "-", String(restaurant.menus),
                restaurant.lastScannedAt.dayText,
            ]
        }
        guard !rows.isEmpty else {
            console.note(EmptyHistory.noRestaurant)
            return .success
        }
        let head = ["restaurant", "name", "city", "country", "menus", "last scanned"]
        let lines = AlignedColumns.lines([head] + rows, leading: 4)
        return VegyScan.print(lines.map(Console.printable).joined(separator: "\n") + "\n")
    }
}

private struct RestaurantRecord: Encodable {
    let number: Int
    let name: String?
    let city: String?
    let country: String?
    let menus: Int
    let lastScannedAt: String

    enum CodingKeys: String, CodingKey {
        case number, name, city, country, menus
        case lastScannedAt = "last_scanned_at"
    }

    init(_ restaurant: Restaurant) {
        (number, name, city, country) = (restaurant.number, restaurant.name, restaurant.city, restaurant.country)
        menus = restaurant.menus
        lastScannedAt = restaurant.lastScannedAt.ISO8601Format()
    }
}
