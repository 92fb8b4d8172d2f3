/// The hue class of a drawing, as people name it.
public enum IconColour: String, Codable, Sendable, CaseIterable, Hashable {
    case red, orange, yellow, green, blue, purple, brown
    /// Black, grey or white.
    case plain
}

/// A mean colour, each channel from 0 to 255.
package struct InkColour: Hashable {
    package var red: Double
    package var green: Double
    package var blue: Double

    package init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// The colour as it would look on white: half of the tint of a light ground is taken out, since tinted light falls
    /// on paper and ink alike, whereas tinted paper only shines through at edges. Light ink covers a dark ground
    /// entirely.
    package func neutral(on ground: InkColour) -> InkColour {
        let mean = (ground.red + ground.green + ground.blue) / 3
        guard mean > 110, red + green + blue < 3 * mean else { return self }
        func balanced(_ value: Double, _ ground: Double) -> Double {
            min(255, value * (mean / max(ground, mean / 4)).squareRoot())
        }
        return InkColour(
            red: balanced(red, ground.red), green: balanced(green, ground.green), blue: balanced(blue, ground.blue))
    }

    /// The spread of the channels: 0 for grey, 255 for a pure colour.
    var chroma: Double { max(red, green, blue) - min(red, green, blue) }

    /// Degrees on the colour wheel (HSV): 0 red, 120 green, 240 blue.
    var hue: Double {
        let top = max(red, green, blue)
        guard chroma > 0 else { return 0 }
        let turn =
            if top == red { (green - blue) / chroma } else if top == green { 2 + (blue - red) / chroma } else {
                4 + (red - green) / chroma
            }
        return turn < 0 ? (turn + 6) * 60 : turn * 60
    }

    /// The hue class. Ink counts as coloured when its spread is at least 34 and at least a quarter of its brightness.
    /// Small green marks in a JPEG of quality 40 have a spread of 50, black letters beside them 10.
    package var named: IconColour {
        let top = max(red, green, blue)
        guard chroma >= 34, chroma >= 0.25 * top else { return .plain }
        switch hue {
        case ..<18, 335...: return top < 110 ? .brown : .red
        case ..<45: return top < 150 ? .brown : .orange
        case ..<68: return .yellow
        case ..<185: return .green
        case ..<262: return .blue
        default: return .purple
        }
    }

    /// The largest difference of a channel.
    package func distance(to other: InkColour) -> Double {
        max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
    }
}

extension IconColour {
    /// Whether lighting and print may make one of these colours look like the other.
    package func mayBe(_ other: IconColour) -> Bool {
        if self == other { return true }
        let warm: [IconColour] = [.red, .brown, .orange]
        return warm.contains(self) && warm.contains(other)
    }

    /// Whether the two are neighbours on the colour wheel, so that one ink between them is named now so and now so.
    package func isNext(to other: IconColour) -> Bool {
        let wheel: [IconColour] = [.red, .orange, .yellow, .green, .blue, .purple]
        guard let own = wheel.firstIndex(of: self), let place = wheel.firstIndex(of: other) else { return false }
        let steps = abs(own - place)
        return steps == 1 || steps == wheel.count - 1
    }
}
