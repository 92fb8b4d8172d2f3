import Models
import Pages
import TestMaterial

/// Pages as they come from the chain of a photo, made up.
enum TestPages {
    /// A page with text on it.
    static func read(_ name: String = "a.jpg", warnings: [Warning] = [], quality: Quality = plain) -> ReadPage {
        var printed = PrintedPage()
        printed.print("Tomato soup", price: "5.50", y: 100)
        var page = printed.read
        page.photo = record(name)
        page.warnings = warnings
        page.quality = quality
        return page
    }

    static func withoutText(_ name: String = "a.jpg") -> ReadPage {
        var page = read(name)
        page.lines = []
        return page
    }

    /// Half of its letters make no words.
    static func partlyUnread() -> ReadPage {
        var printed = PrintedPage()
        printed.print("Tomato soup", x: 60, y: 100)
        printed.print("Xqzvw hgjkl", x: 60, y: 200)
        var page = printed.read
        page.photo = record("a.jpg")
        page.lines[1].unread = true
        return page
    }

    static func record(_ name: String) -> PhotoRecord { PhotoRecord(path: name, sha256: "sha-of-" + name) }

    static let plain = Quality(brightness: 0.5, contrast: 0.5, sharpness: 10, glare: 0)

    static func poor(_ codes: QualityCode...) -> Quality {
        var quality = plain
        quality.reasons = codes.map { QualityReason(code: $0, advice: "Advice on \($0.rawValue).") }
        return quality
    }
}
