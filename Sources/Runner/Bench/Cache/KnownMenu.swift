internal import Asking
internal import Judging
internal import Menus
internal import Models
internal import Pages

/// A photo as the bench read it, with what would be asked about its dishes.
struct KnownMenu: Sendable {
    var page: ReadPage
    var questions: [DishQuestion]

    init(_ page: ReadPage, settings: Settings) {
        self.page = page
        let location = Locate(isAllowed: settings.location.value)([page.metadata])
        let menu = FindDishes()(Symbols()([NumberedPage(number: 1, page: page)])).settingCuisine(
            country: location.country)
        questions = menu.questions(
            targetLanguage: settings.targetLanguage.value, model: "bench", host: "localhost"
        ).compactMap(\.self)
    }
}

/// The answers of a model that only says which question it was asked.
struct NamedAnswers: Sendable {
    private(set) var questions: [String: DishQuestion] = [:]

    /// An answer that names its question.
    mutating func answer(to question: DishQuestion) -> AnsweredQuestion {
        questions[question.key] = question
        return AnsweredQuestion(
            question,
            ModelOpinion(
                claims: [.vegan: .unknown, .vegetarian: .unknown, .pescatarian: .unknown],
                translation: Translation(language: "en", name: question.key)))
    }

    /// The question that an answer was given to, or nil for one that isn't of this bench.
    func question(of answer: DishAnswer) -> DishQuestion? {
        answer.opinion.translation.flatMap { questions[$0.name] }
    }

    /// Whether an answer was given to a dish with other words than those of the question at hand.
    func isWrong(_ answer: DishAnswer, for question: DishQuestion) -> Bool {
        guard let other = self.question(of: answer) else { return true }
        return PrintedWords(other) != PrintedWords(question)
    }

    /// The same for a dish of an altered photo of a menu: what stands there no more than once is the same dish, under
    /// whichever heading it was found.
    func isWrong(_ answer: DishAnswer, for question: DishQuestion, amongThoseOf menu: KnownMenu) -> Bool {
        guard let other = self.question(of: answer) else { return true }
        let words = PrintedWords(other.underNoHeading)
        if words != PrintedWords(question.underNoHeading) { return true }
        // What doesn't stand there as it was read now may be known from another photo of the menu.
        let isAmbiguous = menu.questions.count { PrintedWords($0.underNoHeading) == words } > 1
        return isAmbiguous && isWrong(answer, for: question)
    }
}
