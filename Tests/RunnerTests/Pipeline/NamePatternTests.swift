import Files
import Testing

@testable import Runner

@Suite struct NamePatternTests {
    private func takes(_ patterns: NamePatterns, _ path: String) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        let folder = PhotoFolder(
            path: FilePath("/in/" + parts.dropLast().joined(separator: "/")),
            shown: parts.dropLast().joined(separator: "/"))
        return patterns.takes(photo: FilePath(parts.last ?? ""), in: folder)
    }

    @Test func aPatternWithoutASlashIsAboutNames() {
        let patterns = NamePatterns(included: ["*.jpg", "scan-??.*"], excluded: ["IMG_*"])
        #expect(takes(patterns, "a.jpg") && takes(patterns, "deep/er/a.jpg") && takes(patterns, "scan-01.png"))
        #expect(!takes(patterns, "a.png") && !takes(patterns, "IMG_1.jpg") && !takes(patterns, "scan-1.png"))
        #expect(takes(NamePatterns(), "a.png"), "no pattern takes all")
        #expect(takes(NamePatterns(excluded: ["*.png"]), "a.jpg"))
    }

    @Test func aPatternWithASlashIsAboutThePath() {
        let patterns = NamePatterns(included: ["2026/*/menu*"], excluded: ["2026/old/*"])
        #expect(takes(patterns, "2026/new/menu1.jpg"))
        #expect(!takes(patterns, "2026/new/a/menu1.jpg"), "a star matches no slash")
        #expect(!takes(patterns, "menu1.jpg") && !takes(patterns, "2026/old/menu1.jpg"))
    }

    @Test func aFolderIsLeftOutWithAllItHolds() {
        let patterns = NamePatterns(included: ["*.jpg"], excluded: ["private", "2025/*"])
        func takes(_ shown: String) -> Bool {
            patterns.takes(folder: PhotoFolder(path: FilePath("/in/" + shown), shown: shown))
        }
        #expect(takes("menus") && takes("2025"), "what is to be included is about photos")
        #expect(!takes("private") && !takes("menus/private") && !takes("2025/may"))
    }
}
