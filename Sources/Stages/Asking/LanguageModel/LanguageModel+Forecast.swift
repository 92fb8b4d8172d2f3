public import Judging

extension LanguageModel {
    /// What answering these dishes would take, worked out without a connection. A dish that was forecast before counts
    /// as answered by the run, since it would be asked about only once.
    ///
    /// - Parameters: as for `answers(to:targetLanguage:on:judge:)`.
    public func forecast(
        _ dishes: [DishText], targetLanguage: String, on pages: [PageOfDishes] = [], judge: Judge = Judge()
    ) async -> Forecast {
        let language = MenuWords.languageCode(targetLanguage) ?? "en"
        var forecast = Forecast(dishes: dishes.count)
        var seen: Set<String> = []
        let asked = dishes.compactMap {
            AskedDish($0, targetLanguage: language, model: settings.model, host: endpoint.address.host)
        }.filter { seen.insert($0.key).inserted }
        var known: [String: DishAnswer] = [:]
        var expired: [String: DishAnswer] = [:]
        let open = await unknown(asked, on: pages.flatMap(\.hashes), judge, &known, &expired)
        for answer in known.values { forecast.answered[answer.origin, default: 0] += 1 }
        let rest = open.filter { forecasted.insert($0.key).inserted }
        if rest.count < open.count { forecast.answered[.run, default: 0] += open.count - rest.count }
        for batch in DishBatch.batches(of: rest) {
            guard let conversation = ModelPrompt.conversation(batch, targetLanguage: language) else { continue }
            forecast.add(
                bytes: await endpoint.size(of: conversation), output: conversation.maximumOutput,
                dishes: batch.dishes.count, spending: endpoint.spending)
        }
        return forecast
    }
}
