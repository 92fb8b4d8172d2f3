internal import Foundation
internal import Models
internal import Pages

/// Letters of one script among those of another that look like them: "πιáτa", with an "á" and an "a" from the Latin
/// alphabet.
///
/// A word is in one script, and recognisers of several scripts mix them: on drawn Greek menus in 4 of 100 words.
enum LookAlikeLetters {
    /// A word with each run of its letters in one script, where all that are of the other have a counterpart there.
    static func inOneScript(_ word: Word) -> Word {
        word.text.utf8.allSatisfy { $0 < 0x80 } ? word : word.replacingLetterRuns(inOneScript)
    }

    private static func inOneScript(_ letters: String) -> String {
        let scalars = letters.decomposedStringWithCanonicalMapping.unicodeScalars
        let scripts = Set(scalars.map(Script.of)).intersection([.latin, .greek, .cyrillic])
        guard scripts.count == 2, scripts.contains(.latin), let other = scripts.subtracting([.latin]).first,
            let pairs = counterparts[other]
        else { return letters }
        // The letters that only one of the scripts has tell which it is.
        if hasOwn(scalars, of: other, but: pairs.ofOther) {
            return converted(scalars, from: .latin, by: pairs.ofLatin) ?? letters
        }
        if hasOwn(scalars, of: .latin, but: pairs.ofLatin) {
            return converted(scalars, from: other, by: pairs.ofOther) ?? letters
        }
        return letters
    }

    private static func hasOwn(
        _ scalars: String.UnicodeScalarView, of script: Script, but shared: [Unicode.Scalar: Unicode.Scalar]
    ) -> Bool {
        scalars.contains { Script.of($0) == script && shared[$0] == nil }
    }

    /// Nil where a letter of the script has no counterpart.
    private static func converted(
        _ scalars: String.UnicodeScalarView, from script: Script, by counterparts: [Unicode.Scalar: Unicode.Scalar]
    ) -> String? {
        var found = String.UnicodeScalarView()
        for scalar in scalars {
            guard Script.of(scalar) == script else {
                found.append(scalar)
                continue
            }
            guard let counterpart = counterparts[scalar] else { return nil }
            found.append(counterpart)
        }
        return String(found).precomposedStringWithCanonicalMapping
    }

    private struct Counterparts {
        var ofLatin: [Unicode.Scalar: Unicode.Scalar] = [:]
        var ofOther: [Unicode.Scalar: Unicode.Scalar] = [:]

        init(_ latin: String, _ other: String) {
            for (one, two) in zip(latin.unicodeScalars, other.unicodeScalars) {
                (ofLatin[one], ofOther[two]) = (two, one)
            }
        }
    }

    /// Letters that look alike in most typefaces (Unicode Technical Standard #39, confusables), one below the other.
    private static let counterparts: [Script: Counterparts] = [
        .greek: Counterparts(
            "aeikopstuvwxyßABEHIKMNOPTXYZ",
            "αεικορςτυνωχγβΑΒΕΗΙΚΜΝΟΡΤΧΥΖ"),
        .cyrillic: Counterparts(
            "aceijopxyABCEHIKMOPTXY",
            "асеіјорхуАВСЕНІКМОРТХУ"),
    ]
}
