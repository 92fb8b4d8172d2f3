internal import Foundation
internal import Models
internal import Pages

/// Pieces of ink that stand close together on a line and look like the digits of one number, as Arabic or Persian
/// writes them.
struct NumberRun {
    /// The digits as Arabic writes them, with a point between whole and part.
    let text: String
    /// Of the least certain digit, among the ten.
    let confidence: Double
    /// Around the ink, in pixels of the cut.
    let box: Box
    /// The number of pieces.
    let count: Int
    /// How much more its pieces look like digits of Arabic than like those of the West, as a logarithm of odds.
    let lead: Double

    /// Some typefaces set their digits wide apart: by this share of the height of the line's tall letters.
    private static let wideApart = 0.6
    /// No number of a menu has more digits, with its point.
    private static let mostPieces = 8
    /// A logarithm of odds: of 1,449 words and Western numbers in typefaces that weren't learned from, 12 and one were
    /// more like a number (`make train-digits` says so).
    private static let leastOdds = 1.0
    /// The numbers on a cut, from left to right.
    static func found(on cut: borrowing LineCut, by network: DigitNetwork) -> [NumberRun] {
        let ink = InkRuns(on: cut)
        var numbers: [(pieces: [Box], run: NumberRun)] = []
        var wasNumber = false
        for pieces in ink.runs {
            guard let run = NumberRun(pieces, on: cut, by: network) else {
                wasNumber = false
                continue
            }
            if wasNumber, let last = numbers.last, Double(run.box.x - last.run.box.maxX) < wideApart * ink.em,
                let joined = NumberRun(last.pieces + pieces, on: cut, by: network)
            {
                numbers[numbers.count - 1] = (last.pieces + pieces, joined)
            } else {
                numbers.append((pieces, run))
            }
            wasNumber = true
        }
        return numbers.map(\.run)
    }

    /// Nil where the pieces look more like letters or anything else.
    private init?(_ pieces: [Box], on cut: borrowing LineCut, by network: DigitNetwork) {
        guard pieces.count <= Self.mostPieces, let box = pieces.union() else { return nil }
        var text = ""
        var (odds, lead, confidence) = (0.0, 0.0, 1.0)
        for piece in pieces {
            let seen = network.likelihoods(of: DigitShape(piece, in: pieces, on: cut))
            guard let best = seen.digits.indices.max(by: { seen.digits[$0] < seen.digits[$1] }) else { return nil }
            let digit = Double(seen.digits[best])
            let isPoint = Double(seen.point) > digit
            let own = max(digit, Double(seen.point)) + Self.floor
            odds += log(own / (Double(seen.other) + Self.floor))
            lead += log(own / (max(Double(seen.western.max() ?? 0), Double(seen.point)) + Self.floor))
            if isPoint {
                text.append(".")
            } else {
                text.unicodeScalars.append(Self.digits[best - seen.digits.startIndex])
                let sum = Double(seen.digits.reduce(0, +))
                confidence = min(confidence, digit / max(sum, Self.floor))
            }
        }
        guard odds > Self.leastOdds, text.first != ".", text.last != "." else { return nil }
        (self.text, self.confidence, self.box, self.lead) = (text, confidence, box, lead)
        count = pieces.count
    }

    /// Keeps what the network never saw from counting as impossible.
    private static let floor = 1e-4

    private static let digits = Array("٠١٢٣٤٥٦٧٨٩".unicodeScalars)
}
