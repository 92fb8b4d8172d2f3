public import Files
public import Models

/// The pictures of a TIFF file (TIFF 6.0): scanners put several pages into one.
public enum TIFFPages {
    /// More pages are not looked for; a menu has far fewer.
    private static let most = 1000

    /// How many pages a file has; 1 for any other file, and for one that can't be read. Previews and masks are no pages.
    public static func count(in file: FilePath) -> Int {
        do {
            let open = try OpenFile(file)
            let offsets = offsets { offset, count in
                guard (try? open.move(to: offset)) != nil, let bytes = try? open.read(upTo: count) else { return nil }
                return bytes.count == count ? bytes : nil
            }
            return max(1, offsets.count)
        } catch {
            return 1
        }
    }

    /// The file with another of its pages put first; nil when it has no such page.
    ///
    /// - Parameter page: from 0.
    static func bytes(_ bytes: [UInt8], page: Int) -> [UInt8]? {
        let offsets = offsets { offset, count in
            offset + count <= bytes.count ? Array(bytes[offset..<offset + count]) : nil
        }
        guard offsets.indices.contains(page) else { return nil }
        var turned = bytes
        let isLittle = bytes[0] == UInt8(ascii: "I")
        for place in 0..<4 {
            turned[4 + place] = UInt8(truncatingIfNeeded: offsets[page] >> (8 * (isLittle ? place : 3 - place)))
        }
        return turned
    }

    /// The offsets of the pages' directories, in order; empty for anything that is no TIFF file.
    ///
    /// - Parameter read: returns the bytes from an offset on, or nil when they aren't there.
    private static func offsets(_ read: (_ offset: Int, _ count: Int) -> [UInt8]?) -> [Int] {
        guard let head = read(0, 8), PictureSniffer.format(ofFirst: head) == .tiff else { return [] }
        let isLittle = head[0] == UInt8(ascii: "I")
        func number(_ bytes: some Sequence<UInt8>) -> Int {
            (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
        }
        var found: [Int] = []
        // A chain may lead back into itself.
        var seen: Set<Int> = []
        var offset = number(head[4...])
        while offset > 0, seen.insert(offset).inserted, seen.count <= most {
            guard let start = read(offset, 2) else { break }
            let count = number(start)
            guard count > 0, let directory = read(offset + 2, count * 12 + 4) else { break }
            var kind = 0
            for entry in 0..<count where number(directory[(entry * 12)..<(entry * 12 + 2)]) == 254 {
                kind = number(directory[(entry * 12 + 8)..<(entry * 12 + 12)])
            }
            // Bit 0: a smaller copy of another picture; bit 2: a mask.
            if found.isEmpty || kind & 0b101 == 0 { found.append(offset) }
            offset = number(directory[(count * 12)...])
        }
        return found
    }
}

extension PhotoRecord {
    /// Which page of its file it is, from 0: paths of further pages end with `#` and their number.
    public var pageOfFile: Int {
        guard format == .tiff || format == .pdf, let sign = path.lastIndex(of: "#"),
            let number = Int(path[path.index(after: sign)...])
        else { return 0 }
        return max(0, number - 1)
    }
}
