internal import Models
internal import Pages

/// What drawings mean on most menus, for menus without a legend.
///
/// The Indian marks are those of the Food Safety and Standards (Packaging and Labelling) Regulations: green for food
/// without meat, fish and egg, which may contain milk; brown or red for the rest. A leaf means vegetarian at most, and
/// a drawn allergen counts as contained although some menus draw what they leave out: both are the cautious reading.
enum IconConvention {
    static func meaning(of drawing: IconDrawing, _ colour: IconColour) -> SymbolMeaning {
        switch drawing {
        case .dotInSquare, .triangleInSquare:
            switch colour {
            case .green: drawing == .dotInSquare ? .vegetarian : .unresolved
            case .red, .brown, .orange: .containsMeat
            default: .unresolved
            }
        case .leaf: .vegetarian
        case .chilli: .spicy
        case .wheat: .contains(.gluten)
        case .fish: .contains(.fish)
        case .crustacean: .contains(.crustaceans)
        case .egg: .contains(.eggs)
        case .milk: .contains(.milk)
        case .nut: .contains(.nuts)
        case .peanut: .contains(.peanuts)
        case .soy: .contains(.soybeans)
        case .dot, .star, .unknown: .unresolved
        }
    }

    /// The drawing in words, in place of a mark's letters.
    static func words(for drawing: IconDrawing, _ colour: IconColour, shape: Int) -> String {
        let tint = colour == .plain ? "" : colour.rawValue + " "
        switch drawing {
        case .dot: return tint + "dot icon"
        case .dotInSquare: return tint + "dot in a square"
        case .triangleInSquare: return tint + "triangle in a square"
        case .unknown: return tint + "icon \(shape)"
        default: return tint + drawing.rawValue + " icon"
        }
    }
}
