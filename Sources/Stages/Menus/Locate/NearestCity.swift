internal import Foundation
internal import Pages

/// Finds the city that a point lies in or near.
///
/// The table knows centres, not borders, so each city is treated as a disc and the distance to its edge decides. The
/// radius follows from 4,000 people per square kilometre but is at most 5 km, so that a town with a row of its own
/// beside a metropolis keeps its name and a point between two centres goes to the larger one.
struct NearestCity {
    let table: CityTable

    /// A city whose centre is farther from the point than this, in kilometres, says nothing about the place.
    static let reach = 50.0

    private static let largestRadius = 5.0
    private static let peoplePerSquareKilometre = 4000.0
    /// Mean radius of the earth in kilometres (IUGG).
    private static let earth = 6371.0088

    /// Name and ISO 3166-1 code; nil beyond the reach of every city.
    func callAsFunction(_ point: Coordinate) -> (name: String, country: String)? {
        let margin = Self.reach / (Self.earth * .pi / 180) + 0.001
        var best: (city: CityTable.City, edge: Double)?
        for city in table.cities(from: point.latitude - margin, to: point.latitude + margin) {
            let distance = Self.kilometres(from: point, to: city)
            guard distance <= Self.reach else { continue }
            let radius = (Double(city.people) / Self.peoplePerSquareKilometre / .pi).squareRoot()
            let edge = distance - min(radius, Self.largestRadius)
            if let found = best, found.edge <= edge { continue }
            best = (city, edge)
        }
        return best.map { ($0.city.name, $0.city.country) }
    }

    /// The great-circle distance by the haversine formula, which needs no care at the 180th meridian.
    static func kilometres(from point: Coordinate, to city: CityTable.City) -> Double {
        let radians = Double.pi / 180
        let north = sin((city.latitude - point.latitude) * radians / 2)
        let east = sin((city.longitude - point.longitude) * radians / 2)
        let square = north * north + cos(point.latitude * radians) * cos(city.latitude * radians) * east * east
        return 2 * earth * asin(min(1, square.squareRoot()))
    }
}
