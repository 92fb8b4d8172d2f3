import Asking
import Testing

@Suite struct NormalFormTests {
    /// Left and right are the same dish.
    @Test(arguments: [
        ("PASTA  with\tnuts\n", "Pasta with nuts"), ("Pasta with nuts!", "Pasta with nuts"),
        ("¡Gambas!", "gambas"), ("Pasta\u{200B} with nuts...", "Pasta with nuts"),
        ("Granny’s Pie", "Granny's pie"), ("“Granny's Pie”", "Granny's Pie"), ("Soup \"of the day", "Soup of the day"),
        ("Tofu – crispy", "Tofu - crispy"), ("Tofu , rice", "Tofu, rice"), ("Tofu ( fried )", "Tofu (fried)"),
        ("ｔｏｆｕ", "tofu"), ("ﬁsh", "fish"), ("Cafe\u{301}", "Café"), ("ΜΟΥΣΑΚΑΣ", "μουσακας"),
        ("Soup,", "Soup"), ("• Soup", "• soup"),
    ])
    func whatSaysNothingGoes(left: String, right: String) {
        #expect(NormalForm.text(left) == NormalForm.text(right))
    }

    /// Left and right are two dishes.
    @Test(arguments: [
        ("Pasta w/o nuts", "Pasta w o nuts"), ("Pasta & nuts", "Pasta nuts"), ("Lasagne (vegan?)", "Lasagne (vegan)"),
        ("Chocolate 70%", "Chocolate 70"), ("Vegan + cheese", "Vegan cheese"), ("Egg-free", "Egg free"),
        ("Vegan, cheese", "Vegan cheese"), ("Soup 2", "Soup 3"), ("Soup 10", "Soup 1 0"), ("Soup 10²", "Soup 102"),
        ("Soup ½", "Soup 12"), ("Soup ①", "Soup 1"), ("\"Chicken\" nuggets", "Chicken nuggets"), ("Soup*", "Soup"),
        ("Pâté", "Pate"), ("Coconut\nmilk rice", "Coconut milk rice"), ("Salt/pepper", "Salt pepper"),
        ("Cà kho", "Cá kho"), ("Vegan 🌱", "Vegan"),
        ("Tofu (fried)", "Tofu fried"),
    ])
    func whatMaySaySomethingStays(left: String, right: String) {
        #expect(NormalForm.text(left) != NormalForm.text(right))
    }

    @Test(arguments: ["", " \n", "\u{200B}", "!", "..."])
    func nothingIsNil(text: String) {
        #expect(NormalForm.text(text) == nil)
    }
}
