internal import Foundation
internal import Models

/// Readings of a sheet as a whole.
struct Looks {
    let shelf: EngineShelf
    /// Whether the sheet was turned by a quarter beforehand, without knowing which way up its text stands.
    let wasTurned: Bool
    private let clock = ContinuousClock()
    private let end: ContinuousClock.Instant
    private(set) var warnings: [Warning] = []

    init(shelf: EngineShelf, deadline: Duration, wasTurned: Bool) {
        self.shelf = shelf
        self.wasTurned = wasTurned
        end = clock.now + deadline
    }

    /// One reading.
    mutating func look(
        at pix: borrowing Pix, in languages: [String], evened: Bool = false, quarterTurns: Int = 0
    ) throws(StageFailure) -> Look {
        let left = Int((end - clock.now) / .milliseconds(1))
        var reading = SheetText(lines: [], complete: false, languages: languages)
        if left > 0 {
            let engine = try shelf.engine(for: languages)
            if let turned = pix.rotated(quarterTurns: quarterTurns),
                let prepared = evened ? turned.localContrast() : turned.grey(), let calm = prepared.withoutGrain()
            {
                reading = engine.read(calm, as: .sparse, mayBeLightOnDark: !evened, milliseconds: left)
            } else {
                reading = .nothing
            }
        }
        if !reading.complete {
            warn(Warning(code: .deadline, message: "Reading took too long; only what was read in time is here."))
        }
        return Look(quarterTurns: quarterTurns, evened: evened, reading: reading)
    }

    mutating func warnMissing(_ language: String) { warn(Self.missing(language)) }

    static func missing(_ language: String) -> Warning {
        let code = LanguageCodes.bcp47(for: language)
        let name = Locale(identifier: "en").localizedString(forIdentifier: code) ?? code
        return Warning(
            code: .languageMissing,
            message: "The text looks like \(name), whose data is not installed; "
                + "get it with `apt-get install \(LanguageData.package(for: language))`.")
    }

    private mutating func warn(_ warning: Warning) {
        if !warnings.contains(warning) { warnings.append(warning) }
    }
}
