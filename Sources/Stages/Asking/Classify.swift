public import Judging
public import Menus
public import Models

/// Judges every dish of a menu: the knowledge base always, a language model where one is given.
public struct Classify: Sendable {
    let judge: Judge
    let model: LanguageModel?
    let targetLanguage: String

    /// - Parameters:
    ///   - model: asked for its opinion on each dish, or nil to stay offline.
    ///   - targetLanguage: the BCP 47 code of the language a person wants answers in.
    public init(judge: Judge = Judge(), model: LanguageModel? = nil, targetLanguage: String = "en") {
        self.judge = judge
        self.model = model
        self.targetLanguage = targetLanguage
    }

    /// Whether there is no language model to ask.
    public var isAlone: Bool { model == nil }

    /// Trouble with the model loses nothing: the knowledge base answers, and `pending` says what is left to be done.
    public func callAsFunction(_ menu: MenuDraft) async -> JudgedDishes {
        let texts = menu.dishes.map { DishText($0, of: menu) }
        var judged = JudgedDishes(dishes: menu.dishes)
        var found = DishAnswers(
            Array(repeating: nil, count: texts.count), waiting: Array(repeating: false, count: texts.count))
        if let model, !texts.isEmpty {
            let order = AskingOrder(texts, judge)
            found = order.answered(
                await model.answers(
                    to: order.asked(texts), targetLanguage: targetLanguage,
                    on: menu.pagesOfDishes(askedIn: order.places),
                    judge: judge))
        }
        for (index, text) in texts.enumerated() {
            let answer = index < found.answers.count ? found.answers[index] : nil
            judged.dishes[index] = judge(menu.dishes[index], text, answer, in: menu.pages)
            if index < found.waiting.count, found.waiting[index] { judged.pending.append(menu.dishes[index].id) }
        }
        if let failure = found.failure { judged.warnings.append(.modelFailed(failure)) }
        if model?.settings.isMock == true { judged.warnings.append(.mockData) }
        return judged
    }

    private func judge(_ dish: Dish, _ text: DishText, _ answer: DishAnswer?, in pages: [Page]) -> Dish {
        var dish = dish
        var classification = judge(text, opinion: answer?.opinion).locatingEvidence(of: dish, in: pages)
        classification.offlineData = answer?.isExpired ?? false
        dish.classification = classification
        dish.translation = answer?.opinion.translation.flatMap { judge.usable($0, of: text) }
        dish.type = answer?.opinion.type
        return dish
    }
}

/// A menu's dishes with their classification.
public struct JudgedDishes: Sendable, Hashable {
    public var dishes: [Dish]
    /// The ids of dishes that still wait for the language model's answer.
    public var pending: [String]
    public var warnings: [Warning]

    public init(dishes: [Dish], pending: [String] = [], warnings: [Warning] = []) {
        self.dishes = dishes
        self.pending = pending
        self.warnings = warnings
    }
}

extension DishText {
    /// A dish as it stands on a menu.
    package init(_ dish: Dish, of menu: MenuDraft) {
        self.init(
            id: dish.id, name: dish.name, description: dish.descriptionWithVariants, language: menu.languages.first,
            cuisine: menu.cuisine, section: dish.section, symbols: dish.symbols, reading: dish.reading,
            structure: dish.structure, isBesideUnread: menu.hasUnread(beside: dish), isCutOff: menu.cutsOff(dish))
    }
}

extension MenuDraft {
    /// Whether a dish runs into an edge of its photo.
    fileprivate func cutsOff(_ dish: Dish) -> Bool {
        guard let photo = pages.first(where: { $0.number == dish.page })?.photo, photo.width > 0 else { return false }
        // Words nearer to the edge than that leave no room for a space and a letter beside them: another word may have
        // been cut off in the space before it.
        let room = (dish.nameBox?.height ?? dish.box.height) / 2
        return dish.box.x <= room || dish.box.y <= room || dish.box.maxX >= photo.width - room
            || dish.box.maxY >= photo.height - room
    }

    /// Whether a line that wasn't read, or a part of a spot, lies within a dish or in the row above or below it.
    fileprivate func hasUnread(beside dish: Dish) -> Bool {
        guard let page = pages.first(where: { $0.number == dish.page }), let unread = page.unread else { return false }
        let row = dish.nameBox?.height ?? dish.box.height
        return unread.regions.contains { region in
            min(region.box.maxX, dish.box.maxX) > max(region.box.x, dish.box.x)
                && region.box.maxY - min(region.box.height, row) / 2 > dish.box.y - row
                && region.box.y + min(region.box.height, row) / 2 < dish.box.maxY + row
        }
    }
}

extension Warning {
    /// Marks a menu whose answers came from a made-up service.
    public static let mockData = Warning(
        code: .mockData,
        message: "Mock data: a made-up service stood in for the language model; scan again without it.")

    static func modelFailed(_ failure: LanguageModelFailure) -> Warning {
        Warning(code: .modelFailed, message: "Processing failed – retry later: \(failure.message)")
    }
}

extension Dish {
    /// The description with what its prices are for, since "with prawns 16" is part of what may be served.
    ///
    /// Sizes are left out, since they aren't food.
    fileprivate var descriptionWithVariants: String? {
        let variants = prices.compactMap(\.label).filter { label in
            label.split(separator: " ").contains { word in
                word.contains(where: \.isLetter) && !SizeWords.isSize(String(word)) && !SizeWords.isUnit(String(word))
            }
        }
        let parts = [description].compactMap(\.self) + variants
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
}
