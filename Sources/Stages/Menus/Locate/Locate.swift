public import Models
public import Pages

/// Says where a menu was photographed, from its photos' own GPS data and the built-in table of cities: no network, and
/// never the machine's own place.
public struct Locate: Sendable {
    private let isAllowed: Bool

    /// - Parameter isAllowed: false when the user has switched locations off; then no coordinate passes through.
    public init(isAllowed: Bool = true) {
        self.isAllowed = isAllowed
    }

    /// The location of a menu. The first page with a coordinate decides, since a menu is in one place and its first
    /// page is usually photographed there.
    ///
    /// City and country are those of the nearest city of the table (more than 15,000 people) within 50 km; otherwise
    /// they are nil.
    public func callAsFunction(_ pages: [PhotoMetadata]) -> Location {
        guard isAllowed else { return Location(source: .off) }
        guard let point = pages.lazy.compactMap(\.coordinate).first(where: Self.isOnEarth) else { return .none }
        let city = NearestCity(table: .shared)(point)
        return Location(
            lat: point.latitude, lng: point.longitude, city: city?.name, country: city?.country, source: .exif)
    }

    /// The places, from 0, of pages that were photographed more than a kilometre away from the first page with a
    /// coordinate. No restaurant is that large, so they may belong to another menu.
    public func pagesElsewhere(_ pages: [PhotoMetadata]) -> [Int] {
        guard isAllowed, let first = pages.lazy.compactMap(\.coordinate).first(where: Self.isOnEarth) else { return [] }
        return pages.indices.filter { place in
            guard let point = pages[place].coordinate, Self.isOnEarth(point) else { return false }
            return first.metres(to: point) > 1_000
        }
    }

    private static func isOnEarth(_ point: Coordinate) -> Bool {
        (-90...90).contains(point.latitude) && (-180...180).contains(point.longitude)
    }
}
