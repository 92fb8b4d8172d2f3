/// Whether two words differ in a single letter.
package enum OneSlip {
    /// Whether one letter was exchanged, lost or added; equal words don't differ.
    package static func parts(_ one: [Character], from other: [Character]) -> Bool {
        guard abs(one.count - other.count) <= 1, one != other else { return false }
        let prefix = zip(one, other).prefix { $0 == $1 }.count
        let suffix = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
        let longer = max(one.count, other.count)
        return prefix + suffix >= longer - 1
    }
}
