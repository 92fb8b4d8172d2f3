internal import Files
internal import Models
internal import Stages

extension BenchItems {
    /// Photos read by this program, and by plain tesseract where it was the baseline.
    static func text(_ truth: TruthFolder, _ rows: [TextBenchRow]) -> BenchItems {
        let hasBaseline = rows.contains { $0.baseline != nil }
        let own = zip(truth.photos, rows).map { photo, row in
            BenchItem(
                photo: photo, about: truth.languages, reading: hasBaseline ? "vegyscan" : nil,
                figures: figures(row.score, seconds: row.seconds, language: row.mainLanguageIsRight))
        }
        let baseline = zip(truth.photos, rows).compactMap { photo, row in
            row.baseline.map {
                BenchItem(
                    photo: photo, about: truth.languages, reading: "tesseract",
                    figures: figures($0, seconds: nil, language: nil))
            }
        }
        return BenchItems(measures: reading, items: own + baseline)
    }

    /// Photos read by each of several programs.
    static func contest(_ truth: TruthFolder, _ contenders: [Contender]) -> BenchItems {
        let items = contenders.flatMap { contender in
            truth.photos.indices.map { place in
                BenchItem(
                    photo: truth.photos[place], about: truth.languages, reading: contender.name,
                    figures: figures(
                        contender.scores[place], seconds: contender.seconds?[place] ?? nil, language: nil))
            }
        }
        return BenchItems(measures: reading, items: items)
    }

    private static let reading: [BenchMeasure] = [
        .higher("word_f1", "word F1"), .lower("line_cer", "line CER"), .lower("wer", "WER"),
        .lower("reading_order_error", "order"), .higher("main_language_share", "language right"), .seconds,
    ]

    private static func figures(_ score: TextScore, seconds: Double?, language: Bool?) -> [String: Double?] {
        [
            "word_f1": score.wordF1, "line_cer": score.lineCER, "wer": score.wer,
            "reading_order_error": score.readingOrderError, "main_language_share": language.map { $0 ? 1 : 0 },
            "seconds": seconds,
        ]
    }

    /// Photos with the dishes found on them.
    static func dishes(_ truth: DishTruthFolder, _ rows: [DishBenchRow]) -> BenchItems {
        let items = zip(truth.photos, rows).map { photo, row in
            var figures = Dictionary(uniqueKeysWithValues: dishMeasures.map { ($0.figure, row.figures[$0.figure]) })
            figures[BenchMeasure.seconds.figure] = row.seconds
            return BenchItem(photo: photo, about: truth.languages, figures: figures)
        }
        return BenchItems(measures: dishMeasures + [.seconds], items: items)
    }

    private static let dishMeasures: [BenchMeasure] = [
        .higher("dish_f1", "dish F1"), .higher("dish_precision", "dish precision"),
        .higher("dish_recall", "dish recall"), .higher("strict_dish_f1", "strict F1"),
        .higher("exact_price_rate", "prices"), .higher("link_f1", "link F1"),
        .higher("description_word_f1", "descriptions"), .higher("section_rate", "sections"),
        .higher("mark_precision", "mark precision"), .higher("mark_recall", "mark recall"),
        .higher("icon_precision", "icon precision"), .higher("icon_recall", "icon recall"),
    ]

    /// Photos with what became of the allergens printed on them.
    static func marks(_ truth: DishTruthFolder, _ tallies: [MarkTally], _ index: MarkIndex) -> BenchItems {
        let items = zip(truth.photos, tallies).map { photo, tally in
            var item = BenchItem(
                photo: photo, about: truth.languages,
                figures: [
                    "recall": tally.recall, "extra_rate": tally.wrong, "unsafe": Double(tally.unsafe),
                    "silent": Double(tally.silent), "untold": Double(tally.untold),
                    "dishes_lost": Double(tally.lostDishes),
                ])
            item.kind = index[photo.file.path.lastComponent.display]?.form ?? item.kind
            return item
        }
        return BenchItems(
            measures: [
                .higher("recall", "said"), .lower("extra_rate", "not printed"), .lower("unsafe", "unsafe"),
                .lower("silent", "silent"), .lower("untold", "untold"), .lower("dishes_lost", "dishes lost"),
            ], items: items)
    }

    /// Photos with how safe the verdicts on them are.
    static func photos(_ truth: DishTruthFolder, _ tallies: [PhotoTally]) -> BenchItems {
        let items = zip(truth.photos, tallies).map { photo, tally in
            BenchItem(
                photo: photo, about: truth.languages,
                figures: [
                    "unsafe": Double(tally.unsafe.hits), "strays": Double(tally.strays), "coverage": tally.coverage,
                    "right": tally.accuracy.share, "allergens_lost": tally.allergens.lost,
                ])
        }
        return BenchItems(
            measures: [
                .lower("unsafe", "unsafe"), .lower("strays", "strays"), .higher("coverage", "coverage"),
                .higher("right", "right of the decided"), .lower("allergens_lost", "allergens lost"),
            ], items: items)
    }
}
