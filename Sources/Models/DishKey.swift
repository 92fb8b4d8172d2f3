internal import Foundation

extension [Dish] {
    /// The same, each with the key that its name and its place among dishes of that name give.
    public func keyed() -> [Dish] {
        var counts: [String: Int] = [:]
        return map { dish in
            var dish = dish
            let key = DishKey.digits(of: dish.name)
            counts[key, default: 0] += 1
            dish.key = counts[key].flatMap { $0 > 1 ? "\(key)-\($0)" : nil } ?? key
            return dish
        }
    }
}

enum DishKey {
    /// 12 hexadecimal digits of the 64-bit FNV-1a hash over the name's letters and digits, in lower case, composed.
    ///
    /// Spaces, marks and punctuation are what two photos of a menu differ in most often.
    static func digits(of name: String) -> String {
        let plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
        // A name of nothing else, such as an emoji, counts as it is.
        let text = (plain.isEmpty ? name : plain).precomposedStringWithCanonicalMapping
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String((String(repeating: "0", count: 16 - digits.count) + digits).suffix(12))
    }
}
