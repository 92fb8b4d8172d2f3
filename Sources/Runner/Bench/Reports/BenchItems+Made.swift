internal import Models
internal import Reading

extension BenchItems {
    /// Alterations of photos, with how near each kind of hash finds the copies.
    static func hashes(_ report: HashBenchReport) -> BenchItems {
        let items = report.distances.flatMap { distances in
            distances.byAlteration.map { row in
                let bits = Double(distances.kind.bits)
                return BenchItem(
                    item: "\(distances.kind.name): \(row.alteration.rawValue)", kind: distances.kind.name,
                    figures: [
                        "median_distance": Double(row.spread.median) / bits,
                        "p90_distance": Double(row.spread.p90) / bits,
                    ].known)
            }
        }
        return BenchItems(
            measures: [.lower("median_distance", "median distance"), .lower("p90_distance", "p90 distance")],
            items: items)
    }

    /// Alterations of photos, with what the caches knew of the copies.
    static func cache(_ report: CacheBenchReport) -> BenchItems {
        let items = report.alterations.map { row in
            BenchItem(
                item: row.alteration.rawValue,
                figures: ["share": row.tally.share, "wrong": Double(row.tally.wrong)].known)
        }
        return BenchItems(measures: [.higher("share", "answered"), .lower("wrong", "wrong")], items: items)
    }

    /// Made menus, with how fast they are judged.
    static func judging(_ result: JudgingBench.Result) -> BenchItems {
        let items = result.menus.map { row in
            BenchItem(
                item: row.language, language: row.language,
                figures: ["dishes_per_second": row.dishesPerSecond.first].known)
        }
        return BenchItems(measures: [.higher("dishes_per_second", "dishes a second")], items: items)
    }

    /// Made pages, with the time of the longest and how it grew with the last doubling.
    static func layout(_ rows: [LayoutBench.Row]) -> BenchItems {
        let items = rows.map { row in
            BenchItem(item: row.page, figures: ["seconds": row.seconds.last, "last_ratio": row.ratios.last].known)
        }
        return BenchItems(measures: [.seconds, .lower("last_ratio", "ratio of the last doubling")], items: items)
    }
}
