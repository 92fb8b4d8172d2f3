internal import Foundation
internal import Models
internal import Pages

/// How words are set beside what is usual on their page: menus tell names, descriptions and headings apart by weight,
/// slant and colour before they do by words. Steps were set by hand.
struct TypeFacts {
    /// How much thicker strokes are than the usual ones, as a logarithm; type of any size counts alike.
    private let weight: Double
    /// By how many degrees more than usual they lean.
    private let slant: Double
    /// How much more ink stands out from its ground than usual, as a logarithm.
    private let contrast: Double
    /// What is left of the ink's colour without its lightness.
    fileprivate let hue: TypeColour.Hue
    fileprivate let usualHue: TypeColour.Hue
    let ground: Ground

    /// What is behind words: as usual, in another colour, or lighter where it is usually darker than the ink.
    enum Ground: String {
        case usual, other, reversed
    }

    fileprivate init(_ set: SetType, on usual: SetType) {
        weight = log(max(0.01, set.stroke) / max(0.01, usual.stroke))
        slant = set.slant - usual.slant
        let (own, other) = (set.ink.lightness - set.ground.lightness, usual.ink.lightness - usual.ground.lightness)
        contrast = log(max(8, abs(own)) / max(8, abs(other)))
        (hue, usualHue) = (set.ink.hue, usual.ink.hue)
        let isReversed = own * other < 0 && abs(own) > Self.clear
        ground =
            isReversed ? .reversed : set.ground.distance(to: usual.ground) > Self.otherGround ? .other : .usual
    }

    /// How far lightness is apart where it can't be by chance, and how far grounds are that aren't one, of 255.
    private static let clear = 30.0
    private static let otherGround = 60.0

    var weightStep: Int { Grade.of(weight, step: 0.13, from: -2, to: 6) }
    var slantStep: Int { Grade.of(slant, step: 3, from: -1, to: 3) }
    var contrastStep: Int { Grade.of(contrast, step: 0.3, from: -3, to: 2) }
    var hueStep: Int { Grade.of(hue.distance(to: usualHue), step: 18, from: 0, to: 4) }

    /// A code that words have in common which are set alike: heavy, slanted, in another ink, pale, on another ground.
    var face: String {
        "\(weight > Self.heavier ? "b" : "")\(slant > Self.slanted ? "i" : "")\(min(2, hueStep))"
            + "\(contrast < Self.paler ? "p" : "")\(ground.rawValue.prefix(1))"
    }

    private static let heavier = 0.2
    private static let slanted = 3.0
    private static let paler = -0.35

    /// How much thicker strokes are than others, how much more they lean, and whether the inks differ.
    func weightStep(beside other: TypeFacts) -> Int { Grade.of(weight - other.weight, step: 0.13, from: -3, to: 3) }
    func slantStep(beside other: TypeFacts) -> Int { Grade.of(slant - other.slant, step: 3, from: -2, to: 2) }
    func hasOtherInk(than other: TypeFacts) -> Bool {
        hue.distance(to: other.hue) > Self.otherHue || abs(contrast - other.contrast) > Self.otherContrast
            || ground != other.ground
    }

    /// Hues of 255, contrasts as logarithms.
    private static let otherHue = 27.0
    private static let otherContrast = 0.45

    /// Of each token of each cell, and of each cell as a whole; nil where that isn't known.
    static func of(_ cells: [Cell]) -> [(cell: TypeFacts?, tokens: [TypeFacts?])] {
        let set = cells.map { $0.tokens.map { SetType($0) } }
        guard let usual = SetType(usualOf: set.joined().compactMap(\.self)) else {
            return cells.map { (nil, Array(repeating: nil, count: $0.tokens.count)) }
        }
        return zip(cells, set).map { cell, set in
            let words = zip(set, cell.forms).filter { !$0.1.isPrice }.compactMap(\.0)
            let whole = SetType(meanOf: words.isEmpty ? set.compactMap(\.self) : words)
            return (whole.map { TypeFacts($0, on: usual) }, set.map { $0.map { TypeFacts($0, on: usual) } })
        }
    }
}

/// How one or several words are set.
private struct SetType {
    /// In heights of capitals.
    var stroke: Double
    var slant: Double
    var ink: TypeColour
    var ground: TypeColour
    /// How many letters and digits tell so.
    var letters: Int

    init?(_ token: Token) {
        guard let type = token.type, let ink = TypeColour(type.ink), let ground = TypeColour(type.ground),
            token.rect.height > 0, Self.possible.contains(type.stroke / token.rect.height),
            (-90...90).contains(type.slant)
        else { return nil }
        letters = min(Self.mostLetters, token.text.count { $0.isLetter || $0.isNumber })
        guard letters > 0 else { return nil }
        stroke = type.stroke / token.rect.height
        slant = Double(type.slant)
        (self.ink, self.ground) = (ink, ground)
    }

    private static let mostLetters = 12
    /// Strokes in heights of capitals; the heaviest display faces have a third.
    private static let possible = 0.001...2

    init?(meanOf words: [SetType]) {
        let letters = words.reduce(0) { $0 + $1.letters }
        guard letters > 0 else { return nil }
        func mean(_ value: (SetType) -> Double) -> Double {
            words.reduce(0) { $0 + value($1) * Double($1.letters) } / Double(letters)
        }
        stroke = mean(\.stroke)
        slant = mean(\.slant)
        ink = TypeColour { channel in mean { $0.ink.channels[channel] } }
        ground = TypeColour { channel in mean { $0.ground.channels[channel] } }
        self.letters = letters
    }

    /// The middle ones; of strokes the thinner quarter, since names may be set bold on half of a page.
    init?(usualOf words: [SetType]) {
        guard !words.isEmpty else { return nil }
        func quantile(_ share: Double = 0.5, _ value: (SetType) -> Double) -> Double {
            WeightedQuantile.of(words.map { (value($0), $0.letters) }, at: share)
        }
        stroke = quantile(0.25, \.stroke)
        slant = quantile(0.5, \.slant)
        ink = TypeColour { channel in quantile { $0.ink.channels[channel] } }
        ground = TypeColour { channel in quantile { $0.ground.channels[channel] } }
        letters = 0
    }
}

/// A colour by its channels, from 0 to 255.
private struct TypeColour {
    var channels: SIMD3<Double>

    init?(_ code: String) {
        guard code.utf8.count == 7, code.utf8.first == UInt8(ascii: "#"), code.dropFirst().allSatisfy(\.isHexDigit),
            let value = UInt32(code.dropFirst(), radix: 16)
        else { return nil }
        channels = SIMD3(Double(value >> 16 & 255), Double(value >> 8 & 255), Double(value & 255))
    }

    init(_ channel: (Int) -> Double) { channels = SIMD3(channel(0), channel(1), channel(2)) }

    /// Luma as in ITU-R BT.601.
    var lightness: Double { (channels * SIMD3(0.299, 0.587, 0.114)).sum() }

    /// The differences of red and of blue from lightness.
    struct Hue {
        let red: Double
        let blue: Double

        func distance(to other: Hue) -> Double { hypot(red - other.red, blue - other.blue) }
    }

    var hue: Hue { Hue(red: channels.x - lightness, blue: channels.z - lightness) }

    func distance(to other: TypeColour) -> Double {
        let difference = channels - other.channels
        return (difference * difference).sum().squareRoot()
    }
}
