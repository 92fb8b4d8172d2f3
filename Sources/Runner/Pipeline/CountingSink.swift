internal import Asking
internal import Models
internal import Stages

/// Asks and writes nothing, but adds up what asking about menus would take.
struct CountingSink: MenuSink {
    let menuChain: MenuChain
    let classify: Classify
    let counter: ForecastCounter

    func take(_ menu: OpenMenu, for plan: MenuPlan, announce: @Sendable (RunEvent) -> Void) async -> Bool {
        var menuChain = menuChain
        menuChain.facts = plan.facts.menu
        let draft =
            switch menu {
            case .read(let menu): menuChain.draft(of: menu.outcomes).draft
            case .pending(_, let bundle): bundle.draft(of: Set(bundle.pendingDishes))
            }
        if let forecast = await classify.forecast(draft) { await counter.add(forecast) }
        return true
    }

    func keepIndex() {}

    func notes() -> [RunNote] { [] }

    func close() -> StageFailure? { nil }
}

/// The sum of the menus' forecasts.
actor ForecastCounter {
    private(set) var forecast = Forecast()

    func add(_ menu: Forecast) { forecast += menu }
}
