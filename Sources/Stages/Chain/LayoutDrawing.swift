internal import Menus
internal import Models
internal import Pages
internal import Reading

/// What layout makes of a page, as it is drawn on the sheet that the page was read from.
struct LayoutDrawing {
    private let steps: LayoutSteps
    /// Pixels of the sheet per pixel of the level page.
    private let scale: Double

    init(_ page: ReadPage) {
        steps = LayoutSteps(page)
        scale = page.straightening.scale
    }

    /// Cells (blue), and arrows from the start of each to that of the next in reading order (red).
    var cells: [StepOutline] {
        let boxes = steps.cells.compactMap { $0.map(\.box).union() }.map(onSheet)
        let starts = boxes.map { (x: Double(steps.isRightToLeft ? $0.maxX : $0.x), y: Double($0.midY)) }
        return boxes.map { StepOutline($0, .blue, width: 2) }
            + zip(starts, starts.dropFirst()).map {
                StepOutline(from: $0, to: $1, head: Self.arrowHead, .red, width: 2)
            }
    }

    /// Words in the colours of the labels that the model chose, or of those that dishes are made of.
    func labels(corrected: Bool) -> (outlines: [StepOutline], tints: [StepTint]) {
        let words = steps.cells.joined().map { word in
            (box: onSheet(word.box), label: corrected ? word.corrected : word.label)
        }
        return (
            words.map { StepOutline($0.box, $0.label.colour) },
            words.map { StepTint($0.box, $0.label.colour, strength: $0.label.strength) }
        )
    }

    /// Dishes (blue), with their names (green) and prices (red).
    var dishes: (outlines: [StepOutline], tints: [StepTint]) {
        let names = steps.dishes.compactMap(\.nameBox).map(onSheet)
        let prices = steps.dishes.flatMap(\.prices).compactMap(\.box).map(onSheet)
        return (
            steps.dishes.map { StepOutline(onSheet($0.box), .blue, width: 3) },
            names.map { StepTint($0, .green, strength: Self.weak) }
                + prices.map { StepTint($0, .red, strength: Self.weak) }
        )
    }

    private func onSheet(_ box: Box) -> Box {
        SheetTransform.scale(scale).box(box, within: 1 << 30, 1 << 30)
    }

    /// Pixels of the sheet, where letters are about twice as high.
    private static let arrowHead = 14.0
    fileprivate static let weak = 0.3
    fileprivate static let strong = 0.5
}

extension WordLabel {
    /// What is offered on top of a dish has one colour with its price.
    fileprivate var colour: StepColour {
        switch self {
        case .name, .inName: .green
        case .price: .red
        case .description: .yellow
        case .size: .turquoise
        case .heading: .violet
        case .number: .orange
        case .addition, .additionPrice: .pink
        case .other: .grey
        }
    }

    /// Of two labels in one colour, the one that ends or begins something is stronger.
    fileprivate var strength: Double {
        switch self {
        case .name, .additionPrice: LayoutDrawing.strong
        default: LayoutDrawing.weak
        }
    }
}

extension StepRecorder {
    /// Keeps the sheet that a page was read from with what layout makes of the page, each step in a picture of its own.
    func record(_ page: ReadPage) {
        let drawing = LayoutDrawing(page)
        recordOnSheet("cells", drawing.cells)
        for (step, isCorrected) in [("labels", false), ("corrected", true)] {
            let (outlines, tints) = drawing.labels(corrected: isCorrected)
            recordOnSheet(step, outlines, tints: tints)
        }
        let (outlines, tints) = drawing.dishes
        recordOnSheet("dishes", outlines, tints: tints)
    }
}
