internal import Foundation

/// How words in scripts without spaces look in print: characters that readers confuse count as one.
///
/// The Thai classes are letters that differ in a loop, a notch or a tail, and all marks above a letter, which are the
/// smallest signs of the script. Of 26,302 Thai characters on 78 drawn photos (`scripts/draw-menus --seed 5`) 352 were
/// read wrongly, and of these about two thirds as others of the same class. The Japanese ones are the two kinds of kana,
/// which share some shapes (へ and ヘ), their voicing marks and small forms, and kana drawn like Chinese characters (Unicode
/// Technical Standard #39, confusables).
struct CharacterShape: Sendable {
    /// The hash of the characters so far.
    private(set) var hash = WordHash()
    /// The number of signs so far; marks above one letter are one sign.
    private(set) var count = 0
    /// Whether one of the characters so far resembles another one.
    private(set) var isMistakable = false
    private var endsWithMark = false

    mutating func append(_ scalar: UInt32) {
        if scalar == Self.vowelAM || scalar == Self.vowelAA {
            // "Am" is "a" with a ring above, which is often lost: both look marked, and are one sign.
            if !endsWithMark { mix(Self.anyMark) }
            append(sign: Self.vowelAA)
            isMistakable = true
        } else if Self.marksAbove.contains(scalar) {
            appendMark()
        } else {
            append(sign: scalar)
        }
    }

    private mutating func appendMark() {
        isMistakable = true
        if !endsWithMark { add(Self.anyMark) }
        endsWithMark = true
    }

    private mutating func append(sign scalar: UInt32) {
        let shape = Self.shapes[scalar]
        if shape != nil { isMistakable = true }
        add(shape ?? scalar)
        endsWithMark = false
    }

    private mutating func add(_ shape: UInt32) {
        mix(shape)
        count += 1
    }

    private mutating func mix(_ shape: UInt32) {
        for shift in [0, 8, 16] as [UInt32] { hash.append(UInt8(truncatingIfNeeded: shape >> shift)) }
    }

    /// The vowels "am" and "a".
    private static let (vowelAM, vowelAA): (UInt32, UInt32) = (0xE33, 0xE32)
    private static let anyMark: UInt32 = 0xE31
    private static let marksAbove: Set<UInt32> = Set([0xE31] + Array(0xE34...0xE37) + Array(0xE47...0xE4E))

    private static let thai = ["กถภคดตศ", "ขชซ", "บปษ", "ผฝพฟ", "นม", "ลส", "อฮ", "จฉ", "รธ", "ฎฏ", "ไใโ"]

    private static let kanaLikeHan = [
        "ー一", "ニ二", "カ力", "ハ八", "ロ口", "エ工", "タ夕", "ト卜", "チ千",
    ]

    /// Characters that resemble others, with the one that stands for all of these.
    private static let shapes: [UInt32: UInt32] = {
        var shapes: [UInt32: UInt32] = [:]
        for alike in (thai + kanaLikeHan).map(\.unicodeScalars) {
            for scalar in alike { shapes[scalar.value] = alike.first?.value }
        }
        // The two vowels below a letter.
        for vowel in [0xE38, 0xE39] as [UInt32] { shapes[vowel] = 0xE38 }
        for kana in 0x3041...0x3096 as ClosedRange<UInt32> {
            shapes[kana] = plain(kana + 0x60)
            shapes[kana + 0x60] = plain(kana + 0x60)
        }
        return shapes
    }()

    /// A katakana in its full size, without its voicing mark.
    private static func plain(_ katakana: UInt32) -> UInt32 {
        let full = small[katakana] ?? katakana
        let parts = Unicode.Scalar(full).map { String($0).decomposedStringWithCanonicalMapping.unicodeScalars }
        return parts?.first?.value ?? full
    }

    private static let small: [UInt32: UInt32] = Dictionary(
        uniqueKeysWithValues: zip("ァィゥェォッャュョヮヵヶ".unicodeScalars, "アイウエオツヤユヨワカケ".unicodeScalars)
            .map { ($0.value, $1.value) })
}
