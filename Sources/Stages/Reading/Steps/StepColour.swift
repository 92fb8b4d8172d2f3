/// A colour that is drawn into the picture of a step.
package enum StepColour: Sendable {
    case red, green, blue, yellow, turquoise, violet, orange, pink, grey

    var rgb: (red: UInt8, green: UInt8, blue: UInt8) {
        switch self {
        case .red: (220, 0, 0)
        case .green: (0, 160, 0)
        case .blue: (0, 80, 255)
        case .yellow: (235, 200, 0)
        case .turquoise: (0, 190, 210)
        case .violet: (130, 50, 220)
        case .orange: (255, 130, 0)
        case .pink: (255, 60, 170)
        case .grey: (110, 110, 110)
        }
    }
}
