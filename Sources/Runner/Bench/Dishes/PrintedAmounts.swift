/// The amounts of money in a price as it is printed, in hundredths: amounts are compared, not their print.
///
/// Several prices stand side by side or are separated by a slash: `80/140`, `Ind. 1.79 / Doz. 21.99`. Where a part
/// holds several numbers, those beside a currency sign count; else those with two decimals; else all of them if there
/// are only numbers; else the last one. Sizes such as `2 Pcs`, `0,5 l` and `1/2` are no amounts; `55K` is 55,000.
enum PrintedAmounts {
    static func of(_ text: String) -> [Int] {
        let parts = parts(of: text).map { PrintedNumber.all(in: $0) }
        let amounts = parts.flatMap { numbers in chosen(numbers.filter { !$0.isQuantity }) }
        return amounts.isEmpty ? parts.flatMap(chosen) : amounts
    }

    /// Every number of a text, whatever it stands for.
    static func everyNumber(in text: String) -> [Int] {
        PrintedNumber.all(in: Array(text.unicodeScalars)).map(\.hundredths)
    }

    /// An amount in hundredths, or nil for one that no menu has.
    static func hundredths(_ amount: Double) -> Int? {
        amount.isFinite && abs(amount) < 1e12 ? Int((amount * 100).rounded()) : nil
    }

    private static func chosen(_ numbers: [PrintedNumber]) -> [Int] {
        let signed = numbers.filter(\.hasCurrency)
        if !signed.isEmpty { return signed.map(\.hundredths) }
        let exact = numbers.filter(\.hasTwoDecimals)
        if !exact.isEmpty { return exact.map(\.hundredths) }
        return (numbers.allSatisfy { !$0.isBesideWords } ? numbers : numbers.suffix(1)).map(\.hundredths)
    }

    /// The text split at slashes, except for those of `20/-` and of fractions, and at line ends.
    private static func parts(of text: String) -> [[Unicode.Scalar]] {
        let scalars = Array(text.unicodeScalars)
        var parts: [[Unicode.Scalar]] = [[]]
        for (place, scalar) in scalars.enumerated() {
            let isCut = scalar == "\n" || scalar == ";" || scalar == "/" && !isFraction(scalars, at: place)
            if isCut { parts.append([]) } else { parts[parts.count - 1].append(scalar) }
        }
        return parts
    }

    /// Whether a slash stands between single digits, the lower the first, with neither digits nor decimals around.
    private static func isFraction(_ scalars: [Unicode.Scalar], at place: Int) -> Bool {
        func digit(_ index: Int) -> Int? { scalars.indices.contains(index) ? PrintedNumber.digit(scalars[index]) : nil }
        guard let upper = digit(place - 1), let lower = digit(place + 1), upper < lower, lower <= 8 else {
            return false
        }
        return digit(place - 2) == nil && digit(place + 2) == nil
            && !(scalars.indices.contains(place + 2) && ".,".unicodeScalars.contains(scalars[place + 2]))
    }
}
