internal import Judging
internal import Models

/// Decides about medical conditions.
///
/// - Celiac disease: gluten in it: avoid; perhaps in it or not stated: ask; an explained mark "gluten-free", which
///   Regulation (EU) No 828/2014 allows up to 20 mg/kg: fits; a mark that nobody explains: ask.
/// - Lactose intolerance: milk in it: avoid, also where butter or old cheese hold little; perhaps in it or not stated:
///   ask; a mark "free from milk", or vegan for certain: fits, since traces are borne (EFSA Journal 2010; 8(9):1777).
enum MedicalRule {
    static func judge(_ condition: MedicalCondition, _ dish: DishFacts) -> (Verdict, String) {
        switch condition {
        case .celiac: celiac(dish)
        case .lactose: lactose(dish)
        }
    }

    private static func celiac(_ dish: DishFacts) -> (Verdict, String) {
        if contains(.gluten, dish) { return (.avoid, "Appears to contain gluten\(words(.gluten, dish)).") }
        if mayContain(.gluten, dish) { return (.ask, "May contain gluten\(words(.gluten, dish)) – ask.") }
        switch dish.source(of: .freeFrom(.gluten)) {
        case .legend: return (.fits, "The menu marks it gluten-free; ask how traces are kept out.")
        case .convention: return (.ask, "It has a usual mark for gluten-free, which the menu doesn't explain – ask.")
        case .unresolved, nil:
            return (.ask, "Gluten isn't stated on the menu, which doesn't mean that there is none – ask.")
        }
    }

    private static func lactose(_ dish: DishFacts) -> (Verdict, String) {
        if contains(.milk, dish) { return (.avoid, "Appears to contain milk\(words(.milk, dish)).") }
        if mayContain(.milk, dish) { return (.ask, "May contain milk\(words(.milk, dish)) – ask.") }
        if dish.source(of: .freeFrom(.milk)) != nil { return (.fits, "A mark says that it is made without milk.") }
        if dish.isCertainly(.vegan) { return (.fits, "Appears vegan for certain, so without milk.") }
        return (.ask, "Milk isn't stated on the menu, which doesn't mean that there is none – ask.")
    }

    private static func contains(_ allergen: Allergen, _ dish: DishFacts) -> Bool {
        dish.allergens[allergen] == .contains || dish.source(of: .contains(allergen)) != nil
    }

    private static func mayContain(_ allergen: Allergen, _ dish: DishFacts) -> Bool {
        dish.allergens[allergen] == .mayContain || dish.source(of: .mayContain(allergen)) != nil
    }

    private static func words(_ allergen: Allergen, _ dish: DishFacts) -> String {
        dish.holds { $0.allergen == allergen }.map { " (\($0.text))" } ?? ""
    }
}
