internal import Menus
public import Pages

extension LegendSigns {
    /// As the menu's own legend has them.
    public static let ofMenus = LegendSigns(
        explained: Symbols.marks(explainedIn:),
        marks: { CodeRun.codes(in: $0, isMark: { _ in true }, besidePrice: true) })
}
