import Foundation
import Models
import TestMaterial
import Testing

/// A good photo with light over it, without light, or turned: it is read as far as it can be, and what spoils it is told.
@Suite struct SpoiledPhotoTests {
    private static let canDraw = FileManager.default.fileExists(
        atPath: "/usr/lib/python3/dist-packages/PIL/__init__.py")

    /// A sample of thirteen dishes as it is, with white ellipses over its halves, in the dark, and turned clockwise by
    /// more degrees than a hand shakes.
    private static let drawing = """
        import os
        from PIL import Image, ImageDraw, ImageEnhance
        photo = Image.open("menu.jpg").convert("RGB")
        width, height = photo.size
        def keep(name, image):
            image.save(f"in/{name}.png")
        keep("plain", photo)
        for name, top in (("glare-above", 0), ("glare-below", height // 2)):
            glare = photo.copy()
            ImageDraw.Draw(glare).ellipse((0, top, width, top + height // 2), fill="white")
            keep(name, glare)
        for share in (5, 10):
            keep(f"dark-{share}", ImageEnhance.Brightness(photo).enhance(share / 100))
        for angle in (-35, 20):
            keep(f"turned{angle}", photo.rotate(
                -angle, Image.Resampling.BICUBIC, expand=True, fillcolor=photo.getpixel((3, 3))))
        """

    /// With each engine that is there.
    private static let detectors =
        [["--detector", "classic"]] + (InstalledEngine.folder.map { [["--engine-folder", $0]] } ?? [])

    @Test(.enabled(if: canDraw, "`make test` installs what pages are drawn with"), arguments: detectors)
    func whatSpoilsAPhotoIsMendedOrTold(detector: [String]) async throws {
        let folder = try ScanFolder()
        try folder.home.copySample("vegan-marks/menu.jpg", to: "menu.jpg")
        try folder.home.write(Self.drawing, to: "draw.py")
        let drawn = try await folder.program.shell("/usr/bin/python3 -B draw.py")
        try #require(drawn.code == 0, "\(drawn)")
        let run = try await folder.scan(["in"], detector + ["--strict"])
        #expect(run.code == 1, "\(run)")
        let bundles = try folder.bundles().map { (name: String($0.path.prefix { $0 != "." }), bundle: $0.bundle) }
        try #require(bundles.count == 7, "\(run)")
        let plain = try #require(bundles.first { $0.name == "plain" }?.bundle)
        #expect(plain.dishes.count == 13 && plain.warnings.isEmpty)
        let names = Set(plain.dishes.map(\.name))
        for (name, bundle) in bundles where name != "plain" {
            let page = try #require(bundle.pages.first)
            let found = bundle.dishes.count { names.contains($0.name) }
            let reasons = page.quality?.reasons.map(\.code) ?? []
            let row = run.errors.split(separator: "\n").last { $0.hasPrefix("  \(name).png: ") } ?? ""
            switch name.prefix(4) {
            case "glar":
                // What is not under the light is read the right way up.
                #expect(found >= 6 && page.straightening?.quarterTurns == 0, "\(name): \(found)")
                #expect(reasons.contains(.glare) && row.contains("glare"), "\(name): \(row)")
            case "dark":
                #expect(reasons == [.tooDark] && row.contains("dark"), "\(name): \(reasons), \(row)")
            default:
                #expect(found >= 12 && bundle.warnings.isEmpty, "\(name): \(found)")
            }
        }
    }
}
