package import Pages

package import struct Foundation.Date

/// A place where menus were photographed.
package struct Restaurant: Sendable, Hashable {
    /// Its number in the history, from 1.
    package var number: Int
    /// As the person calls it, else as its newest menu that names one does.
    package var name: String?
    package var city: String?
    /// ISO 3166-1 alpha-2 code.
    package var country: String?
    /// Of the first menu.
    package var place: Coordinate
    /// A count.
    package var menus: Int
    package var lastScannedAt: Date
}
