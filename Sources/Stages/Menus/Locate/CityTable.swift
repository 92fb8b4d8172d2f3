internal import Tables

/// The cities compiled into the program: after comments, lines with latitude, longitude, country, name and population
/// separated by tabs, the southernmost first.
///
/// Nothing is parsed in advance: a search by latitude reads a few dozen lines of the 23,000.
struct CityTable: Sendable {
    struct City: Sendable, Equatable {
        /// Degrees.
        var latitude: Double
        var longitude: Double
        /// ISO 3166-1 alpha-2.
        var country: String
        var name: String
        var people: Int
    }

    static let shared = CityTable(tsv: embedded)

    private let bytes: [UInt8]
    /// Where the comments end.
    private let start: Int

    /// - Parameter bytes: lines sorted by latitude; malformed ones aren't cities, but may hide their neighbours.
    init(tsv bytes: [UInt8]) {
        var start = 0
        while start < bytes.count, bytes[start] == UInt8(ascii: "#") {
            start = Self.endOfLine(in: bytes, from: start) + 1
        }
        self.bytes = bytes
        self.start = min(start, bytes.count)
    }

    /// The cities between two latitudes, both included.
    func cities(from south: Double, to north: Double) -> [City] {
        var found: [City] = []
        var place = firstLine(from: south)
        while place < bytes.count {
            let end = Self.endOfLine(in: bytes, from: place)
            if let city = Self.city(bytes[place..<end]) {
                if city.latitude > north { break }
                if city.latitude >= south { found.append(city) }
            }
            place = end + 1
        }
        return found
    }

    /// The start of the first line whose latitude is at least `south`, by binary search over the bytes.
    private func firstLine(from south: Double) -> Int {
        var low = start
        var high = bytes.count
        while low < high {
            var line = (low + high) / 2
            while line > low, bytes[line - 1] != UInt8(ascii: "\n") { line -= 1 }
            let end = Self.endOfLine(in: bytes, from: line)
            if let city = Self.city(bytes[line..<end]), city.latitude >= south {
                high = line
            } else {
                low = min(end + 1, bytes.count)
            }
        }
        return low
    }

    private static func endOfLine(in bytes: [UInt8], from place: Int) -> Int {
        var end = place
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        return end
    }

    private static func city(_ line: ArraySlice<UInt8>) -> City? {
        let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard fields.count == 5, let latitude = Double(fields[0]), let longitude = Double(fields[1]),
            let people = Int(fields[4]), people >= 0
        else { return nil }
        return City(latitude: latitude, longitude: longitude, country: fields[2], name: fields[3], people: people)
    }

    private static var embedded: [UInt8] {
        let table = unsafe table_cities()
        return unsafe Array(UnsafeRawBufferPointer(start: table.bytes, count: table.count))
    }
}
