internal import Judging
internal import Models

/// Judges rows whose truth is known, each by itself on one core.
struct ClaimBench {
    let knowledge: Knowledge
    /// What is judged besides the name, or nil.
    let part: ClaimRow.Part?

    func judge(_ rows: [ClaimRow]) -> [JudgedRow] {
        let judge = Judge(knowledge: knowledge)
        // Otherwise the first dish alone would pay for reading the tables.
        if let first = rows.first { _ = judge(first.judged(with: part)) }
        return rows.map { row in
            let text = row.judged(with: part)
            let start = ProcessorTime.thread
            let verdict = judge(text)
            let seconds = ProcessorTime.thread - start
            return JudgedRow(
                row: row, verdict: verdict, microseconds: seconds * 1_000_000,
                shares: knowledge.doubts(about: text))
        }
    }
}
