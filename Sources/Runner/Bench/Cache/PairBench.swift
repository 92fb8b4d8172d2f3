internal import Asking
internal import Judging
internal import Library
internal import Models
internal import Pages

/// Looks dishes up where an answer to another dish is close at hand: on the page of another menu, as if both looked the
/// same, and after changing one word, letter, digit or mark.
struct PairBench: Sendable {
    let store: Store
    let answers: NamedAnswers

    struct Result: Encodable, Sendable {
        /// Ordered pairs of different menus: the dishes of one, the page of the other.
        var menuPairs = 0
        /// Pairs of dishes of these.
        var dishPairs = 0
        /// Dishes that took the answer to the same words on another menu, which is right.
        var reused = 0
        /// Changed dishes, looked up on the page of the dish they were made from.
        var hardPairs = 0
        /// Of them those that were answered, because another dish has just these words.
        var hardReused = 0
        /// Answers that were given to other words.
        var wrong = 0

        enum CodingKeys: String, CodingKey {
            case reused, wrong
            case menuPairs = "menu_pairs"
            case dishPairs = "dish_pairs"
            case hardPairs = "hard_pairs"
            case hardReused = "hard_reused"
        }
    }

    func run(_ menus: [KnownMenu]) async -> Result {
        var result = Result()
        for (place, menu) in menus.enumerated() {
            for (otherPlace, other) in menus.enumerated() where otherPlace != place && !menu.questions.isEmpty {
                result.menuPairs += 1
                result.dishPairs += menu.questions.count * other.questions.count
                // Its own key is left out: the question is what the other menu's page would make of it.
                let strangers = menu.questions.map { $0.asStranger }
                let found = await store.answers(to: strangers, on: other.page.pageHashes, judge: Judge())
                for (question, answer) in zip(strangers, found) {
                    guard let answer else { continue }
                    result.reused += 1
                    if answers.isWrong(answer, for: question) { result.wrong += 1 }
                }
            }
            await tryHardOnes(of: menu, &result)
        }
        return result
    }

    private func tryHardOnes(of menu: KnownMenu, _ result: inout Result) async {
        let hard = menu.questions.enumerated().map { place, question in
            let next = menu.questions[(place + 1) % menu.questions.count]
            return HardQuestions(question: question, neighbour: next == question ? nil : next)
        }
        await tryVariants(hard.flatMap(\.all), besides: menu.questions, on: menu.page, &result)
        // Each takes the place of its dish, so that no dish stands there twice.
        await tryVariants(hard.compactMap(\.underAnotherHeading), besides: [], on: menu.page, &result)
    }

    /// - Parameter others: dishes that stand on the page as well.
    private func tryVariants(
        _ variants: [DishQuestion], besides others: [DishQuestion], on page: ReadPage, _ result: inout Result
    ) async {
        result.hardPairs += variants.count
        let found = await store.answers(to: variants + others, on: page.pageHashes, judge: Judge())
        for (question, answer) in zip(variants, found) {
            guard let answer else { continue }
            result.hardReused += 1
            // Not even as a slip: each change makes another dish.
            if answers.question(of: answer)?.words != question.words { result.wrong += 1 }
        }
    }
}

extension DishQuestion {
    /// The same words in a language that no menu is in, so that only a page that looks alike can answer it.
    fileprivate var asStranger: DishQuestion {
        var copy = self
        copy.language = "und"
        copy.cuisine = nil
        return copy
    }
}
