internal import Models

extension [Box] {
    /// The boxes that have another box of similar size beside, above or below them within a letter's distance, in the
    /// same order.
    ///
    /// Letters stand in lines; specks, pictures and frames rarely do.
    func neighboured() -> [Box] {
        let grid = BoxGrid(self)
        return enumerated().filter { index, box in
            grid.neighbours(of: index).contains { other in
                let dx = Swift.abs(self[other].midX - box.midX)
                let dy = Swift.abs(self[other].midY - box.midY)
                let size = Swift.max(box.height, box.width)
                return Swift.min(dx, dy) * 2 <= size && Swift.max(dx, dy) * 2 <= size * 4
            }
        }.map(\.element)
    }
}

/// Boxes sorted into square cells, to find those close to another.
struct BoxGrid {
    private let boxes: [Box]
    private let cell: Int
    private var cells: [Int: [Int]] = [:]

    init(_ boxes: [Box]) {
        self.boxes = boxes
        let sizes = boxes.map { Swift.max($0.width, $0.height) }.sorted()
        cell = Swift.max(8, sizes.isEmpty ? 8 : sizes[sizes.count / 2] * 2)
        for (index, box) in boxes.enumerated() {
            cells[Self.key(box.midX / cell, box.midY / cell), default: []].append(index)
        }
    }

    private static func key(_ column: Int, _ row: Int) -> Int { row << 24 + column }

    /// The boxes of like height (half to double) in the cell of a box and the eight around it, in order of index.
    func neighbours(of index: Int) -> [Int] {
        let box = boxes[index]
        var found: [Int] = []
        for row in (box.midY / cell - 1)...(box.midY / cell + 1) {
            for column in (box.midX / cell - 1)...(box.midX / cell + 1) {
                for other in cells[Self.key(column, row)] ?? [] where other != index {
                    let tall = boxes[other].height
                    if tall * 2 >= box.height, tall <= box.height * 2 { found.append(other) }
                }
            }
        }
        return found.sorted()
    }
}
