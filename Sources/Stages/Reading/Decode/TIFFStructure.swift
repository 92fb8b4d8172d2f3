/// The first directory of a TIFF file (TIFF 6.0), wherever it lies.
struct TIFFStructure {
    /// The orientation tag, 1 to 8, or nil.
    let orientation: Int?
    let isTiled: Bool
    /// The file with the orientation tag set to 1, because the remaining turn is made in one place, and because
    /// Leptonica 1.82 turns colour pictures of orientation 8 the wrong way.
    let unturned: [UInt8]

    init(_ bytes: [UInt8]) {
        let reader = ByteReader(bytes)
        let little = reader.matches("II", at: 0)
        var orientation: Int?
        var isTiled = false
        var unturned = bytes
        if let directory = reader.number(at: 4, count: 4, littleEndian: little),
            let count = reader.number(at: directory, count: 2, littleEndian: little)
        {
            for index in 0..<count {
                let entry = directory + 2 + index * 12
                guard let tag = reader.number(at: entry, count: 2, littleEndian: little),
                    let type = reader.number(at: entry + 2, count: 2, littleEndian: little),
                    let value = reader.number(at: entry + 8, count: 2, littleEndian: little)
                else { break }
                if tag == 0x0142 { isTiled = true }
                guard tag == 0x0112, type == 3, (1...8).contains(value) else { continue }
                orientation = orientation ?? value
                unturned[entry + 8] = little ? 1 : 0
                unturned[entry + 9] = little ? 0 : 1
            }
        }
        self.orientation = orientation
        self.isTiled = isTiled
        self.unturned = unturned
    }
}
