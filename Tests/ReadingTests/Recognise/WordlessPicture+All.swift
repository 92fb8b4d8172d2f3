import Foundation

extension WordlessPicture {
    static let all: [WordlessPicture] = even + noise + patterns + things

    private static let even = [
        WordlessPicture(name: "white", grey: { _, _, _ in 255 }),
        WordlessPicture(name: "black", grey: { _, _, _ in 0 }),
        WordlessPicture(name: "grey", grey: { _, _, _ in 128 }),
        WordlessPicture(name: "gradient", grey: { x, _, _ in x * 0.4 }),
        WordlessPicture(name: "vignette", grey: { x, y, _ in 250 - hypot(x - 320, y - 240) * 0.6 }),
    ]

    private static let noise = [
        WordlessPicture(name: "white noise", grey: { _, _, random in random * 255 }),
        WordlessPicture(
            name: "salt and pepper", grey: { _, _, random in random < 0.05 ? 0 : random > 0.95 ? 255 : 190 }),
        WordlessPicture(name: "specks", grey: { _, _, random in random < 0.004 ? 30 : 230 }),
        WordlessPicture(name: "film grain", grey: { _, _, random in 100 + random * 60 }),
        WordlessPicture(name: "fine clouds", grey: { _, _, random in random * 255 }, blur: 1),
        WordlessPicture(name: "clouds", grey: { _, _, random in random * 255 }, blur: 2),
        WordlessPicture(name: "blobs", grey: { _, _, random in random * 255 }, blur: 5),
        WordlessPicture(name: "large blobs", grey: { _, _, random in random * 255 }, blur: 12),
        WordlessPicture(
            name: "blocks",
            grey: { x, y, _ in (sin((x / 8).rounded(.down) * 12.9 + (y / 8).rounded(.down) * 78.2) * 43758).bytes }),
    ]

    private static let patterns = [
        WordlessPicture(name: "stripes", grey: { x, _, _ in Int(x / 9) % 2 == 0 ? 30 : 230 }),
        WordlessPicture(name: "checks", grey: { x, y, _ in (Int(x / 16) + Int(y / 16)) % 2 == 0 ? 30 : 230 }),
        WordlessPicture(
            name: "tiles", grey: { x, y, random in Int(x) % 60 < 3 || Int(y) % 60 < 3 ? 90 : 200 + random }),
        WordlessPicture(
            name: "bricks",
            grey: { x, y, random in
                let shift = Int(y / 30) % 2 * 40
                return Int(y) % 30 < 4 || (Int(x) + shift) % 80 < 4 ? 215 : 135 + random * 30
            }),
        WordlessPicture(
            name: "weave",
            grey: { x, y, random in
                let across = 50 * sin(x / 3) * (Int(y / 9) % 2 == 0 ? 1 : -1)
                return 128 + across + 50 * sin(y / 3) * (Int(x / 9) % 2 == 0 ? 1 : -1) + random * 15
            }),
        WordlessPicture(
            name: "wood", grey: { x, y, random in 130 + 35 * sin((x + 40 * sin(y / 160)) / 7) + random * 30 }),
        WordlessPicture(
            name: "halftone",
            grey: { x, y, _ in hypot(Double(Int(x) % 12) - 6, Double(Int(y) % 12) - 6) < 4 ? 30 : 235 }),
        WordlessPicture(name: "ruled paper", grey: { _, y, _ in Int(y) % 40 < 2 ? 120 : 248 }),
        WordlessPicture(
            name: "code of modules",
            grey: { x, y, _ in
                let (column, row) = ((x / 10).rounded(.down), (y / 10).rounded(.down))
                guard (14..<46).contains(column), (8..<40).contains(row) else { return 250 }
                return (sin(column * 12.9898 + row * 78.233) * 43758.5453).bytes < 128 ? 10 : 250
            }),
        WordlessPicture(
            name: "barcode",
            grey: { x, y, _ in
                guard x > 120, x < 520, y > 150, y < 330 else { return 250 }
                return (sin((x / 4).rounded(.down) * 12.9898) * 43758.5453).bytes < 128 ? 10 : 250
            }),
    ]

    private static let things = [
        WordlessPicture(
            name: "plate",
            grey: { x, y, _ in
                let radius = hypot(x - 320, y - 240)
                return radius < 70 ? 180 : radius < 150 ? 245 : radius < 156 ? 205 : radius < 210 ? 235 : 110
            }),
        WordlessPicture(
            name: "foliage",
            grey: { x, y, random in
                110 + 60 * sin(x / 11 + 3 * sin(y / 17)) * cos(y / 9 + 2 * sin(x / 23)) + random * 40
            }),
        WordlessPicture(
            name: "food",
            grey: { x, y, random in
                let bump = sin(x / 23 + cos(y / 31)) + sin(y / 19 - cos(x / 27)) + 0.5 * sin((x + y) / 11)
                return 128 + 45 * bump + random * 12
            }),
        WordlessPicture(
            name: "lights out of focus",
            grey: { x, y, _ in
                let (dx, dy) = (Double(Int(x) % 90) - 45, Double((Int(y) + Int(x / 90) * 37) % 110) - 55)
                return hypot(dx, dy) < 28 ? 190 : 25
            }),
        WordlessPicture(
            name: "face",
            grey: { x, y, _ in
                if min(hypot(x - 270, y - 200), hypot(x - 370, y - 200)) < 14 { return 40 }
                if abs(hypot(x - 320, y - 250) - 70) < 5, y > 280 { return 70 }
                return hypot((x - 320) / 0.8, y - 240) < 200 ? 190 : 90
            }),
        WordlessPicture(
            name: "cutlery",
            grey: { x, y, _ in
                let dx = abs(Double(Int(x) % 160) - 80)
                if y > 220, y < 440, dx < 8 { return 60 }
                if y > 60, y < 160, Int(x / 160) % 2 == 0, Int(dx) % 16 < 5, dx < 30 { return 60 }
                return y >= 150 && y < 230 && hypot(dx, (y - 190) / 1.4) < 28 ? 60 : 225
            }),
    ]
}

extension Double {
    /// Its fraction as a grey value.
    fileprivate var bytes: Double { (self - rounded(.down)) * 255 }
}
