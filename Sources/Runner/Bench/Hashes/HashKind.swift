internal import Models

/// A hash and what it is taken of.
enum HashKind: String, CaseIterable, Sendable, Encodable {
    case photoDCT = "photo dct-64"
    case photoPDQ = "photo pdq"
    case pageDCT = "page dct-64"
    case pagePDQ = "page pdq"

    var bits: Int { self == .photoDCT || self == .pageDCT ? 64 : 256 }

    /// The radii that recall and false proposals are told for.
    var radii: [Int] {
        bits == 64 ? [0, 2, 4, 6, 8, 10, 12, 14, 16, 20] : [0, 10, 20, 31, 40, 50, 60, 70, 80, 90]
    }
}

/// The hashes of one picture.
struct HashSet: Sendable {
    private var hashes: [HashKind: HashBits] = [:]
    /// PDQ's own quality, of the photo as taken.
    private(set) var quality: Int?

    init(photo: [PerceptualHash], page: [PerceptualHash]) {
        for hash in photo { hashes[hash.algorithm == "pdq" ? .photoPDQ : .photoDCT] = hash.bits }
        for hash in page { hashes[hash.algorithm == "pdq" ? .pagePDQ : .pageDCT] = hash.bits }
        quality = photo.lazy.compactMap(\.quality).first
    }

    func distance(to other: HashSet, _ kind: HashKind) -> Int? {
        guard let mine = hashes[kind], let theirs = other.hashes[kind] else { return nil }
        return mine.distance(to: theirs)
    }
}
