internal import Files
internal import Glibc
internal import Models

internal import struct Foundation.Data
internal import class Foundation.JSONDecoder
internal import class Foundation.JSONEncoder

/// The second copy of what no bundle tells: a file of lines beside the history. Together with the bundles, it serves to
/// rebuild a damaged history.
///
/// A line is a JSON object, a tab and a checksum; the last line about a menu counts, and an incomplete one doesn't
/// count at all. Adding something costs one line; removing something rewrites the file, so that nothing of it is left.
struct KeptFile {
    static let name = FilePath("vegyscan.kept")
    /// 256 MiB hold some million menus.
    private static let sizeLimit = 256 << 20

    let path: FilePath

    /// - Parameter history: the history's file.
    init(beside history: FilePath) {
        path = history.parent.appending(Self.name)
    }

    private struct Line: Codable {
        var menu: KeptMenu?
        var lastMenu: Int?
        var lastRestaurant: Int?
    }

    /// An empty file is none: it is what remains where there was no room for the first line.
    var isThere: Bool { ((try? FileStatus(of: path))?.size ?? 0) > 0 && FileKind.of(path) == .file }

    /// Whether most of it consists of lines that later ones have replaced.
    ///
    /// - Parameter menus: returns the number of menus; called only when the file is large.
    func isOvergrown(menus: () -> Int?) -> Bool {
        guard let size = try? FileStatus(of: path)?.size, size > 1 << 20, let menus = menus() else { return false }
        return size / 1500 > menus
    }

    func load() -> KeptState {
        var menus: [Int: KeptMenu] = [:]
        var state = KeptState()
        for bytes in (SmallFile.bytes(of: path, limit: Self.sizeLimit) ?? []).split(separator: UInt8(ascii: "\n")) {
            guard let line = Self.line(bytes) else {
                state.unreadable += 1
                continue
            }
            if let menu = line.menu, menu.number > 0 { menus[menu.number] = menu }
            state.lastMenu = max(state.lastMenu, line.lastMenu ?? 0, line.menu?.number ?? 0)
            state.lastRestaurant = max(state.lastRestaurant, line.lastRestaurant ?? 0)
        }
        state.menus = menus.values.sorted { $0.number < $1.number }
        return state
    }

    /// The menus with favourites or names, which nothing else could restore. Other lines aren't parsed, so that this
    /// takes hardly any time.
    func loadTreasured() -> [KeptMenu] {
        let signs = ["\"favourites\":[{", "\"ownName\":", "\"restaurantName\":"].map { Array($0.utf8) }
        var menus: [Int: KeptMenu] = [:]
        for bytes in (SmallFile.bytes(of: path, limit: Self.sizeLimit) ?? []).split(separator: UInt8(ascii: "\n")) {
            // A later line without them has to override an earlier one.
            let isTreasured = signs.contains { bytes.firstRange(of: $0) != nil }
            guard isTreasured || !menus.isEmpty, let menu = Self.line(bytes)?.menu else { continue }
            menus[menu.number] = isTreasured ? menu : nil
        }
        return menus.values.sorted { $0.number < $1.number }
    }

    /// Records what is now known about a menu. A line that can't be written is only missed after damage.
    func add(_ menu: KeptMenu) {
        let line = Self.bytes(Line(menu: menu))
        FolderLock.hold(path.parent) {
            let opened = try? unsafe path.withCPath {
                unsafe open($0, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
            }
            guard let descriptor = opened, descriptor >= 0 else { return }
            // The line feed in front keeps an incomplete line from swallowing this one.
            _ = try? SystemCalls.system.writeAll([UInt8(ascii: "\n")] + line, to: descriptor)
            _ = close(descriptor)
        }
    }

    /// Rewrites the file, whole or not at all.
    func replace(with state: KeptState) {
        var content = Self.bytes(Line(lastMenu: state.lastMenu, lastRestaurant: state.lastRestaurant))
        for menu in state.menus { content += Self.bytes(Line(menu: menu)) }
        FolderLock.hold(path.parent) {
            _ = try? AtomicFile.write(content, to: path, permissions: 0o600, as: .store)
        }
    }

    private static func bytes(_ line: Line) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let json = try? encoder.encode(line) else { return [] }
        let sum = String(JournalFields.checksum(Array(json)[...]), radix: 16)
        return Array(json) + [UInt8(ascii: "\t")] + Array(sum.utf8) + [UInt8(ascii: "\n")]
    }

    private static func line(_ bytes: ArraySlice<UInt8>) -> Line? {
        guard let tab = bytes.lastIndex(of: UInt8(ascii: "\t")),
            let sum = UInt64(String(decoding: bytes[(tab + 1)...], as: UTF8.self), radix: 16),
            sum == JournalFields.checksum(bytes[..<tab])
        else { return nil }
        return try? JSONDecoder().decode(Line.self, from: Data(bytes[..<tab]))
    }
}
