/// What the program's own drawings look like; each may have several versions.
enum TemplateFigures {
    typealias Form = TemplateFigure.Form

    static let all: [(IconDrawing, [TemplateFigure])] = [
        (.dot, [ink(.ellipse(50, 50, 48, 48, 0))]),
        (.dotInSquare, squares([20.0, 25, 31].map { .ellipse(50, 50, $0, $0, 0) })),
        (.triangleInSquare, squares([.polygon([(50, 24), (78, 74), (22, 74)])])),
        (.leaf, leaves), (.chilli, chillies), (.wheat, ears), (.fish, fishes), (.crustacean, crustaceans),
        (.egg, [ink(.ellipse(50, 56, 36, 42, 0), .polygon([(20, 40), (36, 12), (50, 4), (64, 12), (80, 40)]))]),
        (.milk, bottles), (.nut, nuts), (.peanut, [peanut]), (.soy, pods), (.star, [star, burst]),
    ]

    private static func ink(_ forms: Form...) -> TemplateFigure { TemplateFigure(forms: forms.map { ($0, 1) }) }

    /// A form in a square whose thin rim has come out paler.
    private static func framed(_ inner: Form, rim: Double, ink: Double) -> TemplateFigure {
        let (near, far) = (rim, 100 - rim)
        return TemplateFigure(forms: [
            (.polygon([(0, 0), (100, 0), (100, 100), (0, 100)]), ink),
            (.polygon([(near, near), (far, near), (far, far), (near, far)]), 0), (inner, 1),
        ])
    }

    private static func squares(_ inner: [Form]) -> [TemplateFigure] {
        inner.flatMap { form in
            [(6.0, 1.0), (10, 1), (10, 0.6), (10, 0.35)].map { framed(form, rim: $0.0, ink: $0.1) }
        }
    }

    /// A pointed leaf that leans, plain, with its vein left white, and broad; and a sprout of two leaves.
    private static let leaves: [TemplateFigure] = {
        let blade = Form.polygon([
            (95, 5), (97, 35), (88, 62), (68, 80), (42, 84), (22, 78), (18, 56), (26, 34), (46, 16), (70, 8),
        ])
        let full = Form.polygon([
            (96, 4), (98, 30), (90, 58), (72, 78), (46, 90), (4, 96), (10, 54), (22, 28), (42, 10), (70, 2),
        ])
        let stalk = Form.line([(4, 97), (24, 74)], 7)
        let narrow = Form.polygon([
            (50, 0), (66, 20), (72, 44), (66, 66), (50, 84), (34, 66), (28, 44), (34, 20),
        ])
        let left = Form.polygon([(50, 62), (24, 58), (6, 36), (4, 10), (32, 16), (48, 36)])
        let right = Form.polygon([(50, 62), (76, 58), (94, 36), (96, 10), (68, 16), (52, 36)])
        return [
            ink(blade, stalk), ink(full), TemplateFigure(forms: [(full, 1), (.line([(10, 90), (76, 24)], 6), 0)]),
            TemplateFigure(forms: [(blade, 1), (stalk, 1), (.line([(24, 74), (76, 26)], 6), 0)]),
            ink(narrow, .line([(50, 80), (50, 100)], 7)),
            ink(left, right, .line([(50, 58), (50, 98)], 8)),
        ]
    }()

    /// A bent, tapering pod with its stem: steep, and lying.
    private static let chillies: [TemplateFigure] = {
        let steep = Form.polygon([
            (78, 16), (88, 26), (84, 48), (68, 70), (44, 88), (8, 98), (32, 76), (46, 54), (54, 30), (64, 18),
        ])
        let lying = Form.polygon([
            (84, 30), (92, 42), (84, 58), (64, 70), (36, 74), (2, 60), (30, 58), (52, 48), (64, 34), (74, 28),
        ])
        return [
            ink(steep, .line([(74, 20), (84, 2)], 9)), ink(lying, .line([(84, 34), (96, 16)], 9)), ink(steep),
        ]
    }()

    /// A stalk with three and four pairs of grains and one on top.
    private static let ears: [TemplateFigure] = [3, 4].map { pairs in
        var forms: [Form] = [.line([(50, 20), (50, 100)], 6), .ellipse(50, 12, 9, 14, 0)]
        for pair in 0..<pairs {
            let y = 30 + Double(pair) * 54 / Double(pairs)
            forms.append(.ellipse(32, y, 9, 16, -35))
            forms.append(.ellipse(68, y, 9, 16, 35))
        }
        return TemplateFigure(forms: forms.map { ($0, 1) })
    }

    private static let fishes: [TemplateFigure] = {
        let body = Form.ellipse(40, 50, 40, 24, 0)
        let slim = Form.ellipse(42, 50, 42, 17, 0)
        let tail = Form.polygon([(72, 50), (100, 26), (94, 50), (100, 74)])
        return [ink(body, tail), ink(slim, tail)]
    }()

    /// A shrimp curled round, and a crab with its claws.
    private static let crustaceans: [TemplateFigure] = {
        let curl = Form.line([(82, 30), (62, 18), (38, 20), (22, 38), (20, 60), (34, 78), (56, 82)], 22)
        let shrimp = ink(
            curl, .polygon([(54, 70), (88, 66), (78, 82), (86, 98), (54, 92)]), .line([(82, 26), (100, 8)], 4),
            .line([(78, 36), (98, 40)], 4), .line([(42, 40), (56, 52)], 5), .line([(40, 54), (54, 64)], 5))
        let crab = ink(
            .ellipse(50, 60, 30, 22, 0), .line([(28, 48), (12, 26)], 8), .line([(72, 48), (88, 26)], 8),
            .ellipse(14, 18, 13, 11, 0), .ellipse(86, 18, 13, 11, 0), .line([(26, 70), (4, 84)], 6),
            .line([(74, 70), (96, 84)], 6), .line([(22, 60), (0, 64)], 6), .line([(78, 60), (100, 64)], 6))
        return [shrimp, crab]
    }()

    /// A bottle, a carton with a gable, and a glass.
    private static let bottles: [TemplateFigure] = [
        ink(.polygon([(38, 0), (62, 0), (62, 26), (76, 44), (76, 100), (24, 100), (24, 44), (38, 26)])),
        ink(.polygon([(34, 0), (66, 0), (66, 10), (80, 30), (80, 100), (20, 100), (20, 30), (34, 10)])),
        ink(.polygon([(20, 4), (80, 4), (72, 100), (28, 100)])),
    ]

    /// An acorn, and a hazelnut with its cup cut off by a white line.
    private static let nuts: [TemplateFigure] = {
        let body = Form.polygon([(16, 42), (84, 42), (80, 66), (66, 86), (50, 98), (34, 86), (20, 66)])
        let cup = Form.polygon([(8, 36), (14, 20), (32, 10), (68, 10), (86, 20), (92, 36)])
        return [ink(body, cup, .line([(50, 14), (50, 0)], 8), .line([(20, 38), (80, 38)], 8)), ink(body, cup)]
    }()

    private static let peanut = ink(
        .ellipse(34, 30, 25, 27, -30), .ellipse(64, 70, 27, 28, -30), .line([(40, 40), (58, 60)], 34))

    /// A pod with three beans, lying and curved.
    private static let pods: [TemplateFigure] = [
        ink(
            .ellipse(20, 62, 17, 17, 0), .ellipse(48, 50, 19, 19, 0), .ellipse(77, 38, 17, 17, 0),
            .line([(12, 66), (86, 34)], 20), .line([(88, 32), (100, 22)], 6)),
        ink(
            .ellipse(20, 40, 16, 15, 0), .ellipse(50, 52, 18, 16, 0), .ellipse(80, 40, 16, 15, 0),
            .line([(8, 34), (30, 48), (50, 54), (70, 48), (92, 34)], 18)),
    ]

    private static let star = ink(
        .polygon([
            (50, 0), (62, 36), (100, 36), (69, 58), (81, 95), (50, 72), (19, 95), (31, 58), (0, 36), (38, 36),
        ]))

    /// Eight blunt points.
    private static let burst = ink(
        .ellipse(50, 50, 33, 33, 0), .line([(50, 8), (50, 92)], 13), .line([(8, 50), (92, 50)], 13),
        .line([(20, 20), (80, 80)], 13), .line([(80, 20), (20, 80)], 13))
}
