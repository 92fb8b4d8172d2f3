// @ts-check
/** @typedef {import("./bundle").MenuBundle} MenuBundle @typedef {import("./bundle").Dish} Dish */
/** @typedef {import("./bundle").Allergen} Allergen @typedef {"vegan" | "vegetarian" | "pescatarian"} Diet */
/** @typedef {"order" | "ask" | "avoid"} Verdict */

/** @type {Allergen[]} */
const ALLERGENS = ["gluten", "crustaceans", "eggs", "fish", "peanuts", "soybeans", "milk", "nuts", "celery", "mustard",
    "sesame", "sulphites", "lupin", "molluscs"];
const TITLES = { order: "Order", ask: "Ask first", avoid: "Avoid" };

/**
 * A bundle of any version 1.x; another one is refused, since guessing could make a dish safe that isn't.
 * @param {string} text @returns {MenuBundle}
 */
function read(text) {
    const bundle = JSON.parse(text);
    if (!/^1\./.test(bundle.schema_version)) throw new Error("This menu needs a newer version of this page.");
    return bundle;
}

/**
 * What a word that this page doesn't know never becomes is "order". An allergen that isn't listed is unknown, so a dish
 * without any mention of it is asked about.
 * @param {Dish} dish @param {Diet} diet @param {Allergen[]} without @returns {Verdict}
 */
function verdict(dish, diet, without) {
    const { claims = /** @type {any} */ ({}), allergens = {} } = dish.classification ?? {};
    if (claims[diet] === "no" || without.some((allergen) => allergens[allergen])) return "avoid";
    return claims[diet] === "yes" && without.length === 0 ? "order" : "ask";
}

/** @param {MenuBundle} bundle @param {Diet} diet @param {Allergen[]} [without] */
function safeDishes(bundle, diet, without = []) {
    return bundle.dishes.filter((dish) => verdict(dish, diet, without) === "order");
}

/**
 * The words that decided, each once.
 * @param {Dish} dish @param {Diet} diet
 */
function because(dish, diet) {
    const ids = dish.classification?.claim_evidence?.[diet] ?? [];
    const found = (dish.classification?.evidence ?? []).filter((evidence) => ids.includes(evidence.id ?? ""));
    return [...new Set(found.map((evidence) => `${evidence.text}: ${evidence.finding}`))].join("; ");
}

/**
 * What to show the waiter, in the menu's language where the question has it, and in English.
 * @param {Dish} dish @param {string | undefined} language
 */
function questions(dish, language) {
    return (dish.classification?.staff_questions ?? []).map(({ texts }) => {
        const own = Object.keys(texts).find((code) => code === language) ?? Object.keys(texts).find((code) => code !== "en");
        return { language: own ?? "en", text: texts[own ?? "en"], english: texts.en };
    });
}

/**
 * Text is only ever text, and each has a direction of its own.
 * @param {string} name @param {string} [text]
 */
function element(name, text) {
    const made = document.createElement(name);
    made.dir = "auto";
    if (text) made.textContent = text;
    return made;
}

/** @param {Dish} dish @param {Diet} diet @param {Verdict} group @param {string | undefined} language */
function row(dish, diet, group, language) {
    const item = element("li");
    const price = element("span", dish.prices.map((price) => price.text).join(" · "));
    price.className = "price";
    item.append(price, element("b", dish.name), element("div", dish.description ?? ""));
    if (group !== "order") item.append(element("small", because(dish, diet)));
    for (const question of group === "ask" ? questions(dish, language) : []) {
        const asked = element("q", question.text);
        asked.lang = question.language;
        item.append(asked, element("small", question.language === "en" ? "" : question.english));
    }
    return item;
}

/** @param {MenuBundle} bundle @param {Diet} diet @param {Allergen[]} without */
function show(bundle, diet, without) {
    const parts = [element("h2", bundle.restaurant_name ?? bundle.pages[0]?.photo.path)];
    if (bundle.status !== "complete") parts.push(element("p", `Not all of this menu is known (${bundle.status}).`));
    for (const group of /** @type {Verdict[]} */ (["order", "ask", "avoid"])) {
        const dishes = bundle.dishes.filter((dish) => verdict(dish, diet, without) === group);
        const list = element("ul");
        list.append(...dishes.map((dish) => row(dish, diet, group, bundle.languages[0])));
        parts.push(element("h3", `${TITLES[group]} (${dishes.length})`), list);
    }
    document.getElementById("menu")?.replaceChildren(...parts);
}

function start() {
    const form = /** @type {HTMLFormElement} */ (document.getElementById("wishes"));
    form.without.append(...ALLERGENS.map((allergen) => new Option(allergen)));
    /** @type {MenuBundle | undefined} */
    let bundle;
    form.addEventListener("change", async (event) => {
        try {
            if (event.target === form.file) bundle = read(await form.file.files[0].text());
            const without = [...form.without.selectedOptions].map((option) => option.value);
            if (bundle) show(bundle, form.diet.value, /** @type {Allergen[]} */ (without));
        } catch (error) {
            bundle = undefined;
            document.getElementById("menu")?.replaceChildren(element("p", `${error}`));
        }
    });
}

if (typeof document !== "undefined") start();
if (typeof module !== "undefined") module.exports = { read, verdict, safeDishes, because, questions };
