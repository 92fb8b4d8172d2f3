extension [String] {
    /// Such as "a, b or c" with "or" as the last word between them.
    func listed(_ last: String) -> String {
        count < 2 ? joined() : dropLast().joined(separator: ", ") + " \(last) \(self[count - 1])"
    }
}
