/// The names that menus have below the output folder.
enum MenuNames {
    /// Those that the output folder needs for itself.
    private static let reserved: Set<String> = ["index.jsonl", "bundle.json", ".vegyscan"]

    /// The names, as `key` gives them, that two menus want, or the output folder and a menu.
    ///
    /// Of nearly all names only hashes are kept, since a run may have a million; those with the same hash are compared
    /// letter by letter.
    static func contested(among menus: MenuList) -> Set<String> {
        func key(_ index: Int) -> String { Self.key(menus.plainFolder(of: index)) }
        let hashes = (menus.indices.map { key($0).hashValue } + reserved.map(\.hashValue)).sorted()
        let shared = Set(zip(hashes, hashes.dropFirst()).lazy.filter(==).map(\.0))
        if shared.isEmpty { return [] }
        var wanted = reserved
        var contested: Set<String> = []
        for index in menus.indices {
            let name = key(index)
            if shared.contains(name.hashValue), !wanted.insert(name).inserted { contested.insert(name) }
        }
        return contested
    }

    /// The form in which two names must differ to be able to stand side by side everywhere.
    static func key(_ name: String) -> String { name.lowercased() }

    /// The name of a menu that has no namesake: a relative path that can't leave the output folder and meets no
    /// `bundle.json` on its way.
    ///
    /// - Parameter path: of a photo or a folder, relative to what was given on the command line.
    static func plain(_ path: String) -> String {
        // Nearly all names are of that kind.
        if !path.isEmpty, path != ".", path != "..", !path.utf8.contains(UInt8(ascii: "/")) {
            return isBundle(path) ? "_" + path : path
        }
        let parts = path.split(separator: "/").filter { $0 != "." }.map { part in
            part == ".." || isBundle(part) ? "_" + part : String(part)
        }
        return parts.isEmpty ? "_" : parts.joined(separator: "/")
    }

    /// The name of a menu that has namesakes: the content of its photos distinguishes it, on every machine and in any
    /// order.
    ///
    /// - Parameters:
    ///   - content: the id that a bundle of these photos has.
    ///   - number: which of several with the same photos, from 1.
    static func told(_ plain: String, apartBy content: String, number: Int = 1) -> String {
        plain + "~" + content.prefix(digits) + (number == 1 ? "" : "-\(number)")
    }

    /// Whether `told` gives such names.
    static func isToldByContent(_ name: String) -> Bool {
        let ending = name.utf8.reversed().prefix { $0 != UInt8(ascii: "~") }.reversed()
        let parts = ending.split(separator: UInt8(ascii: "-"), maxSplits: 1, omittingEmptySubsequences: false)
        return ending.count < name.utf8.count && parts.first?.count == digits
            && parts.allSatisfy { part in
                !part.isEmpty
                    && part.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
            }
    }

    /// The name without what `told` put behind it.
    static func withoutContent(_ name: String) -> String {
        guard isToldByContent(name), let tilde = name.lastIndex(of: "~") else { return name }
        return String(name[..<tilde])
    }

    /// 48 bits: among ten thousand namesakes two with the same digits are one chance in five million.
    private static let digits = 12

    private static func isBundle(_ name: some StringProtocol) -> Bool {
        name.utf8.count == 11 && name.lowercased() == "bundle.json"
    }
}
