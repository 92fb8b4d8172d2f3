internal import Files
internal import Models
internal import Reading
internal import Stages

/// The hashes of a photo and of its altered copies.
struct HashedPhoto: Sendable {
    var name: String
    var original: HashSet
    var copies: [(alteration: Alteration, hashes: HashSet)] = []
}

/// Hashes photos as a scan does, without reading them, and in simpler ways.
struct PhotoHasher: Sendable {
    /// Where the copies are kept, or nil.
    let kept: CopyFolder?
    let load: LoadPhoto
    let decode: Decode
    let alter: Alter

    init(settings: Settings, kept: CopyFolder? = nil) {
        self.kept = kept
        load = LoadPhoto(limits: settings.limits)
        decode = Decode(limits: settings.limits, readsLocation: false)
        alter = Alter(limits: settings.limits)
    }

    /// - Parameter clock: adds up how long hashing alone took.
    func hashes(of photo: NamedPhoto, clock: inout HashClock) throws(StageFailure) -> HashedPhoto {
        let loaded = try load(photo.file)
        try kept?.keep(loaded.bytes, of: photo, nil)
        var hashed = HashedPhoto(name: photo.name, original: try hashes(of: loaded, clock: &clock))
        // Without its EXIF block a photo has the same pixels.
        for alteration in Alteration.allCases where alteration != .strippedEXIF {
            guard let bytes = try alter(loaded, alteration) else { continue }
            try kept?.keep(bytes, of: photo, alteration)
            let copy = LoadedPhoto(path: loaded.path, bytes: bytes, sha256: ContentHash.sha256(bytes))
            hashed.copies.append((alteration, try hashes(of: copy, clock: &clock)))
        }
        return hashed
    }

    private func hashes(of photo: LoadedPhoto, clock: inout HashClock) throws(StageFailure) -> HashSet {
        let picture = try decode(photo)
        let (pixels, reduction) = (picture.photo.width * picture.photo.height, max(1, picture.reduction))
        let ofPhoto = clock.measure(pixels: pixels / (reduction * reduction)) { picture.photoHashes() }
        let plain = picture.plainHashes()
        let quality = try Inspect()(picture)
        let sheet = try Straighten()(picture, quality: quality)
        return HashSet(photo: ofPhoto + plain, page: sheet.pageHashes() + sheet.plainHashes())
    }
}

/// How much processor time hashing took: `pdq` and `dct-64` of one picture together, from its decoded pixels.
struct HashClock: Sendable {
    var pictures = 0
    var seconds = 0.0
    var megapixels = 0.0

    mutating func measure<Value>(pixels: Int, _ work: () -> Value) -> Value {
        let start = ProcessorTime.thread
        let value = work()
        seconds += ProcessorTime.thread - start
        pictures += 1
        megapixels += Double(pixels) / 1_000_000
        return value
    }

    static func += (total: inout HashClock, one: HashClock) {
        total.pictures += one.pictures
        total.seconds += one.seconds
        total.megapixels += one.megapixels
    }
}
