package import Pages

package import struct Foundation.Date

/// A place where menus were photographed.
package struct Restaurant: Sendable, Hashable {
    /// Its number in the history, from 1.
    package var number: Int
    /// The name given by the person, else that of its newest menu that has one.
    package var name: String?
    package var city: String?
    /// ISO 3166-1 alpha-2 code.
    package var country: String?
    /// The place of its first menu.
    package var place: Coordinate
    /// The number of its menus.
    package var menus: Int
    package var lastScannedAt: Date
}
