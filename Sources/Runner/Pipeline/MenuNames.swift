/// Hands out folder names below the output folder, each only once, also where the file system ignores case.
struct MenuNames {
    /// The names given out, without regard to case, each with the number that its last namesake was given. Those that
    /// the output folder needs for itself are among them.
    private var taken = ["index.jsonl": 1, "bundle.json": 1, ".vegyscan": 1]

    /// Which of the menus that would have the same name this one is, from 1.
    mutating func take(_ wanted: String) -> Int {
        let plain = Self.name(wanted, number: 1).lowercased()
        var number = (taken[plain] ?? 0) + 1
        while number > 1, taken[Self.name(wanted, number: number).lowercased()] != nil { number += 1 }
        taken[plain] = number
        if number > 1 { taken[Self.name(wanted, number: number).lowercased()] = 1 }
        return number
    }

    /// - Parameter number: as `take` gave it.
    static func name(_ wanted: String, number: Int) -> String {
        number == 1 ? safe(wanted) : safe(wanted) + "~\(number)"
    }

    /// A relative path that can't leave the output folder and meets no `bundle.json` on its way.
    private static func safe(_ path: String) -> String {
        // Nearly all names are of that kind.
        if !path.isEmpty, path != ".", path != "..", !path.utf8.contains(UInt8(ascii: "/")) {
            return isBundle(path) ? "_" + path : path
        }
        let parts = path.split(separator: "/").filter { $0 != "." }.map { part in
            part == ".." || isBundle(part) ? "_" + part : String(part)
        }
        return parts.isEmpty ? "_" : parts.joined(separator: "/")
    }

    private static func isBundle(_ name: some StringProtocol) -> Bool {
        name.utf8.count == 11 && name.lowercased() == "bundle.json"
    }
}
