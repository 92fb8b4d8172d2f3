internal import Models

/// How a menu uses marks without brackets: one "B" at the end of a line may be part of a name, a dozen are not.
struct MarkUsage {
    /// Lines ending in codes that the legend explains.
    private(set) var explained = 0
    /// Lines ending in lists such as "A,C,G" that no legend explains.
    private(set) var lists = 0
    /// Lines ending in a common mark of two letters or more, such as "GF".
    private(set) var common = 0

    init(pages: [(lines: [Line], legend: [WordSpan])], legend: Legend) {
        for page in pages {
            let explaining = Set(page.legend.map(\.line))
            for line in page.lines where !explaining.contains(line.id) {
                for span in LineSpans.spans(of: line) {
                    guard let run = CodeRun(line.words, in: span.words), run.followsName else { continue }
                    if run.codes.allSatisfy({ legend.meanings(of: $0) != nil }) { explained += 1 }
                    if run.hasList { lists += 1 }
                    if run.codes.allSatisfy({ $0.count >= 2 && ConventionalMarks.meaning(of: $0) != nil }) {
                        common += 1
                    }
                }
            }
        }
    }

    /// Whether the codes at the end of a line are marks.
    func accepts(_ run: CodeRun, legend: Legend) -> Bool {
        if run.codes.allSatisfy({ legend.meanings(of: $0) != nil }) {
            let onlyNumbers = run.codes.allSatisfy(MarkCode.isNumber)
            // A last lone number is a price or a count unless a price follows or it is printed small.
            if onlyNumbers, !run.hasList, !run.isBeforePrice, !run.isRaised { return false }
            if run.hasList || run.isRaised { return true }
            if !onlyNumbers, run.codes.allSatisfy({ $0.count >= 2 }) { return true }
            return explained >= 2 && run.followsName
        }
        if run.hasList, run.followsName, legend.isEmpty { return lists >= 3 }
        if run.hasList, run.followsName {
            return run.codes.contains { legend.meanings(of: $0) != nil }
        }
        guard run.followsName else { return false }
        return common >= 2 && run.codes.allSatisfy { $0.count >= 2 && ConventionalMarks.meaning(of: $0) != nil }
    }
}
