internal import Foundation
public import Models

/// A place on earth in degrees (WGS 84), north and east positive.
public struct Coordinate: Codable, Sendable, Hashable {
    public var latitude: Double
    public var longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

extension Coordinate {
    /// Nil where a menu's place is unknown.
    public init?(_ location: Location) {
        guard let latitude = location.lat, let longitude = location.lng else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }

    /// The length of a degree of latitude. It is a little shorter than anywhere on earth, so that a search by degrees
    /// misses nothing.
    package static let metresOfADegree = 110_000.0

    /// The distance along the great circle, by the haversine formula.
    public func metres(to other: Coordinate) -> Double {
        let radians = Double.pi / 180
        let halfLatitude = sin((other.latitude - latitude) * radians / 2)
        let halfLongitude = sin((other.longitude - longitude) * radians / 2)
        let square =
            halfLatitude * halfLatitude
            + cos(latitude * radians) * cos(other.latitude * radians) * halfLongitude * halfLongitude
        return 2 * 6_371_009 * asin(min(1, square.squareRoot()))
    }
}
