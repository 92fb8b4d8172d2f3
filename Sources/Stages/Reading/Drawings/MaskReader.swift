internal import Models
internal import Pages

/// Reads masks from a strip.
struct MaskReader {
    let ink: StripInk
    let labels: [Int32]

    func mask(of part: StripPart) -> IconMask {
        let box = part.box
        let width = ink.strip.width
        // Thin lines come out paler than they were printed; they count in full from half the strength of letters on.
        let full = max(1, 1.3 * ink.level)
        return IconMask(width: Double(box.width), height: Double(box.height)) { x, y in
            let column = min(box.x + Int(x), width - 1)
            let row = min(box.y + Int(y), ink.strip.height - 1)
            let index = row * width + column
            guard labels[index] == 0 || part.labels.contains(labels[index]) else { return 0 }
            return Double(min(1, ink.strength[index] / full))
        }
    }
}
