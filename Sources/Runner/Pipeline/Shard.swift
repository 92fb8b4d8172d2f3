internal import Files
internal import Foundation
internal import Stages

/// One of n parts of a run, so that n machines can share the work without talking to each other.
///
/// The content of a menu's first photo alone (`ContentSample`) decides which part the menu belongs to, so the parts are
/// the same wherever the photos are, and the same photo is never read on two machines.
struct Shard: Sendable, Hashable {
    /// From 1.
    let number: Int
    let count: Int

    /// Such as `3/8`; nil for anything else.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, text.utf8.allSatisfy({ $0 == UInt8(ascii: "/") || (0x30...0x39).contains($0) }),
            let number = Int(parts[0]), let count = Int(parts[1]), (1...Self.most).contains(count),
            (1...count).contains(number)
        else { return nil }
        (self.number, self.count) = (number, count)
    }

    static let most = 1_000_000

    /// The part that a menu belongs to. If its first photo can't be read, its name decides, so that only one part
    /// reports it.
    static func number(of menu: MenuPlan, count: Int) -> Int {
        let sample = menu.pages.first.flatMap { ContentSample.sha256(of: $0.path) } ?? ContentHash.sha256(menu.folder)
        // 60 bits; the rest of the division is even enough.
        let value = UInt64(sample.prefix(15), radix: 16) ?? 0
        return Int(value % UInt64(count)) + 1
    }

    /// The menus of this part, in their order. Looks at every menu, on several threads.
    func menus(of menus: MenuList) async -> MenuList {
        let width = max(1, min(ProcessInfo.processInfo.activeProcessorCount, menus.count / 100 + 1))
        let share = menus.count / width + 1
        return await withTaskGroup(of: (Int, [Int]).self) { group in
            for place in 0..<width {
                let part = menus.indices.dropFirst(place * share).prefix(share)
                group.addTask { (place, part.filter { Self.number(of: menus[$0], count: count) == number }) }
            }
            var parts = [[Int]](repeating: [], count: width)
            for await (place, part) in group { parts[place] = part }
            return menus.selecting(Array(parts.joined()))
        }
    }
}
