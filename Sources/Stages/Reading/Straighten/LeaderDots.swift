internal import CLeptonica
internal import Models

/// Rows of dots that lead from a dish to its price. The recogniser reads them as long words of n and s.
enum LeaderDots {
    /// Paints over the leaders of an 8-bit grey sheet with the paper around them, in place; returns their number.
    ///
    /// `xHeight` is that of the text in pixels of the sheet.
    static func erase(from pix: borrowing Pix, xHeight: Double) -> Int {
        let largest = max(3, Int(xHeight * 0.45))
        guard let mean = pix.blurred(radius: max(8, largest * 4)), let darker = mean.minus(pix),
            let lighter = pix.minus(mean),
            let difference = unsafe Pix(adopting: pixAddGray(nil, darker.unsafePointer, lighter.unsafePointer)),
            let ink = difference.ink(atLeast: TextMarks.leastContrast)
        else { return 0 }
        let dots = ink.componentBoxes(limit: 60_000).filter {
            $0.width >= 2 && $0.height >= 2 && $0.width <= largest && $0.height <= largest
        }
        let leaders = DotRows.find(among: dots)
        for dot in leaders.joined() { pix.paint(over: dot) }
        return leaders.count
    }
}

extension Sheet {
    /// Paints over the dots that lead to prices, where the size of the text is known.
    func eraseLeaders(_ steps: StepRecorder?) {
        guard let xHeight = quality.xHeight else { return }
        let leaders = LeaderDots.erase(from: pix, xHeight: xHeight * straightening.scale)
        if leaders > 0 { steps?.record("without-leaders", pix) }
    }
}

extension Pix {
    /// Fills a box and two pixels around it with the median of the grey values at its corners; only for 8-bit grey.
    fileprivate func paint(over box: Box) {
        let left = max(0, box.x - 2)
        let top = max(0, box.y - 2)
        let right = min(width - 1, box.maxX + 1)
        let bottom = min(height - 1, box.maxY + 1)
        guard right > left, bottom > top else { return }
        var values: [UInt32] = []
        for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
            var value: UInt32 = 0
            _ = unsafe pixGetPixel(unsafePointer, Int32(x), Int32(y), &value)
            values.append(value)
        }
        values.sort()
        guard
            let area = unsafe boxCreate(Int32(left), Int32(top), Int32(right - left + 1), Int32(bottom - top + 1))
        else { return }
        _ = unsafe pixSetInRectArbitrary(unsafePointer, area, (values[1] + values[2]) / 2)
        var owned: UnsafeMutablePointer<BOX>? = unsafe area
        unsafe boxDestroy(&owned)
    }
}
