internal import Models
internal import Stages

/// Pages that a person added to a finished menu. Their photos are elsewhere than the menu's own, so a new scan doesn't
/// find them; they are recognised by the folder that their names begin with.
enum AddedPages {
    static let folder = "added/"

    /// As the person named the photo, without its folder.
    static func name(of page: Page) -> String {
        isAdded(page) ? String(page.photo.path.dropFirst(folder.count)) : page.photo.path
    }

    static func isAdded(_ page: Page) -> Bool { page.photo.path.hasPrefix(folder) }
}

extension MenuBundle {
    /// The pages that a scan of the menu's photos finds.
    var scannedPages: [Page] { pages.filter { !AddedPages.isAdded($0) } }

    /// The bundle with the pages and dishes of another appended. What stands on one page says nothing about the other's
    /// dishes, since each was judged with the legend of its own photos.
    func appending(_ other: MenuBundle) -> MenuBundle {
        var sum = self
        let shift = pages.count
        let firstDish = dishes.count
        let names = Dictionary(
            other.dishes.enumerated().map { ($1.id, "d\(firstDish + $0 + 1)") }, uniquingKeysWith: { first, _ in first }
        )
        sum.pages += other.pages.map { page in
            var page = page
            page.number += shift
            return page
        }
        sum.dishes += other.dishes.map { dish in
            var dish = dish.onPage(shiftedBy: shift)
            dish.id = names[dish.id] ?? dish.id
            return dish
        }
        sum.dishes = sum.dishes.keyed()
        sum.pendingDishes += other.pendingDishes.map { names[$0] ?? $0 }
        sum.warnings += other.warnings.map { warning in
            Warning(code: warning.code, message: warning.message, page: warning.page.map { $0 + shift })
        }.filter { $0.page != nil || !warnings.contains($0) }
        sum.languages += other.languages.filter { !languages.contains($0) }
        sum.restaurantName = restaurantName ?? other.restaurantName
        sum.cuisine = cuisine ?? other.cuisine
        sum.capturedAt = capturedAt ?? other.capturedAt
        if location.source == .none, other.location.source == .exif {
            (sum.location, sum.source) = (other.location, other.source)
        }
        sum.status = Self.status(of: status, and: other.status)
        sum.id = BundleID.make(pageHashes: sum.pages.map(\.photo.identity))
        return sum
    }

    /// What was added by hand, as a bundle of its own; nil when nothing was.
    var addedPart: MenuBundle? {
        guard let first = pages.firstIndex(where: AddedPages.isAdded) else { return nil }
        var part = self
        part.pages = pages[first...].map { page in
            var page = page
            page.number -= first
            return page
        }
        part.dishes = dishes.filter { $0.page > first }.map { $0.onPage(shiftedBy: -first) }
        let left = Set(part.dishes.map(\.id))
        part.pendingDishes = pendingDishes.filter(left.contains)
        part.warnings = warnings.compactMap { warning in
            // Why dishes wait is said of no page.
            if warning.code == PendingChain.failed, !part.pendingDishes.isEmpty { return warning }
            guard let page = warning.page, page > first else { return nil }
            return Warning(code: warning.code, message: warning.message, page: page - first)
        }
        let isWhole = part.pendingDishes.isEmpty && part.pages.allSatisfy { $0.failure == nil }
        part.status = isWhole ? .complete : .partial
        return part
    }

    private static func status(of one: BundleStatus, and other: BundleStatus) -> BundleStatus {
        if one == other { return one }
        let isRead = [one, other].allSatisfy { [.complete, .noText].contains($0) }
        return isRead ? .complete : .partial
    }
}

extension Dish {
    /// The same dish, with all its evidence, moved by so many pages.
    fileprivate func onPage(shiftedBy shift: Int) -> Dish {
        var dish = self
        dish.page += shift
        guard var classification else { return dish }
        classification.evidence = classification.evidence.map { evidence in
            var evidence = evidence
            evidence.page = evidence.page.map { $0 + shift }
            return evidence
        }
        dish.classification = classification
        return dish
    }
}
