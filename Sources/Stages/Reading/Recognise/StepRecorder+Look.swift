internal import Models

extension StepRecorder {
    /// Keeps a sheet as it was read, and a copy with its lines (red) and words (blue), and remembers the sheet.
    func record(_ look: Look, on sheet: borrowing Pix) {
        guard let turned = sheet.rotated(quarterTurns: look.quarterTurns) else { return }
        if look.quarterTurns & 3 != 0 { record("turned", turned) }
        if look.evened, let evened = turned.localContrast() {
            record("evened", evened)
            record("lines", evened, marked: look.outlines)
            remember(evened)
        } else {
            record("lines", turned, marked: look.outlines)
            remember(turned)
        }
    }
}

extension Look {
    /// Of what is kept of the reading only.
    fileprivate var outlines: [StepOutline] {
        let lines = reading.kept
        return lines.flatMap(\.words).map { StepOutline($0.box, .blue) }
            + lines.map { StepOutline($0.box, .red, width: 2) }
    }
}
