// What a report does beyond being read: lists that are searched, filtered and turned over; dishes that are grouped by what
// somebody eats; dishes that are found on the photo. Texts only ever become text nodes, never markup.
"use strict";

document.documentElement.classList.add("running");

// Lists ---------------------------------------------------------------------------------------------------------------

/** A list whose rows stand on the page as JSON; a template says what a row looks like. */
class Listing {
  constructor(root) {
    this.root = root;
    this.rows = JSON.parse(document.getElementById(root.dataset.rows).textContent);
    this.texts = this.rows.map((row) => [row.title, row.menu, row.place, row.day].filter(Boolean).join("\n").toLowerCase());
    this.size = Number(root.dataset.pageSize);
    this.list = root.querySelector(".rows");
    this.form = root.querySelector("template").content.firstElementChild;
    this.status = root.querySelector("[data-status]");
    this.page = 0;
    this.search = root.querySelector("[data-search]");
    this.filters = [...root.querySelectorAll("[data-filter]")];
    this.order = root.querySelector("[data-order]");
    this.search.addEventListener("input", () => this.choose());
    for (const control of [this.order, ...this.filters]) control.addEventListener("change", () => this.choose());
    for (const button of root.querySelectorAll("[data-go]")) {
      button.addEventListener("click", () => this.turn(Number(button.dataset.go)));
    }
    this.choose();
  }

  /** Finds the rows that are wanted, in the order that is wanted, and shows the first page of them. */
  choose() {
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const wanted = this.filters.filter((filter) => filter.value !== "").map((f) => [f.dataset.filter, f.value]);
    this.found = [];
    this.rows.forEach((row, place) => {
      if (words.every((word) => this.texts[place].includes(word)) && wanted.every((want) => matches(row, ...want))) {
        this.found.push(place);
      }
    });
    const key = this.order.value;
    if (key) this.found.sort((left, right) => compare(this.rows[left], this.rows[right], key) || left - right);
    this.page = 0;
    this.show();
  }

  turn(step) {
    this.page = Math.min(Math.max(0, this.page + step), this.lastPage);
    this.show();
    this.list.querySelector("a")?.focus();
  }

  get lastPage() {
    return Math.max(0, Math.ceil(this.found.length / this.size) - 1);
  }

  show() {
    const start = this.page * this.size;
    const shown = this.found.slice(start, start + this.size);
    this.list.replaceChildren(...shown.map((place) => filled(this.form.cloneNode(true), this.rows[place])));
    this.status.textContent =
      this.found.length === 0
        ? this.status.dataset.none
        : fill(this.status.dataset.status, start + 1, start + shown.length, this.found.length);
    const page = this.root.querySelector("[data-page]");
    page.textContent = fill(page.dataset.page, this.page + 1, this.lastPage + 1);
    for (const button of this.root.querySelectorAll("[data-go]")) {
      const target = this.page + Number(button.dataset.go);
      button.disabled = target < 0 || target > this.lastPage;
    }
  }
}

/** A text with values in its places {0}, {1} and so on. */
function fill(text, ...values) {
  return text.replace(/\{(\d)\}/g, (place, number) => values[number] ?? place);
}

function matches(row, field, value) {
  if (field === "has") return row.vegan > 0 || (value === "vegetarian" && row.vegetarian > 0);
  return Array.isArray(row[field]) ? row[field].includes(value) : row[field] === value;
}

const collator = new Intl.Collator(undefined, { numeric: true });

/** Rows without the field come last. */
function compare(left, right, key) {
  const falls = key.startsWith("-");
  const field = falls ? key.slice(1) : key;
  const [a, b] = [left[field] ?? null, right[field] ?? null];
  if (a === null || b === null) return (a === null) - (b === null);
  const order = typeof a === "number" ? a - b : collator.compare(a, b);
  return falls ? -order : order;
}

/** The form with a row's texts, numbers, links and pictures in it. */
function filled(form, row) {
  for (const field of form.querySelectorAll("[data-field]")) {
    const value = row[field.dataset.field] ?? null;
    field.hidden = value === null;
    field.textContent = value === null ? "" : String(value);
  }
  const counts = [...form.querySelectorAll("[data-count]")];
  const all = counts.reduce((sum, count) => sum + row[count.dataset.count], 0);
  for (const count of counts) {
    const value = row[count.dataset.count];
    count.hidden = value === 0;
    count.querySelector("b").textContent = String(value);
    count.querySelector("rect").setAttribute("width", String(Math.floor((100 * value) / Math.max(1, all))));
  }
  for (const link of form.querySelectorAll("[data-href]")) {
    link.setAttribute("href", Wishes.onto(row[link.dataset.href]));
  }
  for (const fold of form.querySelectorAll("[data-for]")) fold.hidden = (row[fold.dataset.for] ?? null) === null;
  for (const image of form.querySelectorAll("[data-src]")) {
    const source = row[image.dataset.src] ?? null;
    image.hidden = source === null;
    if (source !== null) image.setAttribute("src", source);
  }
  return form;
}

// Wishes --------------------------------------------------------------------------------------------------------------

/**
 * What somebody eats, as it stands in the page's address and nowhere else: "#vegan,-milk,-eggs", and behind a slash the
 * place on the page that the address leads to, as in "#vegan/d3".
 */
class Wishes {
  static diets = ["vegan", "vegetarian", "pescatarian"];
  static allergens = [
    "gluten", "crustaceans", "eggs", "fish", "peanuts", "soybeans", "milk", "nuts", "celery", "mustard", "sesame",
    "sulphites", "lupin", "molluscs",
  ];

  /** `unclear` is what the address says where that isn't wholly understood: then nothing is to be ordered. */
  constructor(diet, allergies, unclear = "") {
    this.diet = diet;
    this.allergies = allergies;
    this.unclear = unclear;
  }

  /** An address without its sign, as somebody wrote it before a program escaped it. */
  static written(hash) {
    const bare = hash.replace(/^#/, "");
    try {
      return decodeURIComponent(bare);
    } catch {
      return bare.replace(/%2c/gi, ",").replace(/%2d/gi, "-");
    }
  }

  /** The wishes of an address, or null where it names none. */
  static of(hash) {
    const head = Wishes.written(hash).split("/")[0].toLowerCase().trim();
    const names = head === "all" || Wishes.diets.includes(head);
    if (!names && !head.includes(",") && !head.startsWith("-")) return null;
    const words = head.split(",").map((word) => word.trim());
    const allergies = words.filter((word) => word.startsWith("-")).map((word) => word.slice(1));
    const diets = words.filter((word) => !word.startsWith("-"));
    const isKnown =
      diets.length <= 1 &&
      diets.every((word) => word === "all" || Wishes.diets.includes(word)) &&
      allergies.every((word) => Wishes.allergens.includes(word));
    const diet = Wishes.diets.find((one) => diets.includes(one)) ?? "";
    return new Wishes(diet, Wishes.allergens.filter((one) => allergies.includes(one)), isKnown ? "" : head);
  }

  /** The place on the page that an address leads to. */
  static place(hash) {
    const word = Wishes.written(hash);
    return Wishes.of(hash) ? word.split("/").slice(1).join("/") : word;
  }

  /** The address of a page of the report with the present wishes. */
  static onto(address) {
    const wishes = Wishes.of(location.hash);
    if (!wishes) return address;
    const [page, place] = address.split("#");
    return `${page}#${wishes.code}${place ? "/" + place : ""}`;
  }

  get code() {
    return this.unclear || [this.diet || "all", ...this.allergies.map((one) => "-" + one)].join(",");
  }

  get all() {
    return this.diet ? [this.diet, ...this.allergies] : this.allergies;
  }
}

/** Links to other pages of the report carry the wishes along. */
function carry() {
  for (const link of document.querySelectorAll("header a, .problems a, .rows a, ol a, .menus a")) {
    const address = link.getAttribute("href");
    const bare = address.includes("#") && Wishes.of(address.slice(address.indexOf("#"))) ? unwished(address) : address;
    link.setAttribute("href", Wishes.onto(bare));
  }
}

function unwished(address) {
  const [page, hash] = address.split("#");
  const place = Wishes.place("#" + hash);
  return place ? `${page}#${place}` : page;
}

/** Writes the address without a step in the history. */
function readdress(hash) {
  if (location.hash === hash) return;
  try {
    history.replaceState(null, "", hash);
  } catch {
    location.replace(hash);
  }
}

// A menu --------------------------------------------------------------------------------------------------------------

const verdicts = ["order", "ask", "avoid"];

/** A menu's page: dishes in groups by what somebody eats; photo and text show the same dish. */
class Menu {
  /** Those of the page. */
  static all = [];

  constructor(board) {
    this.board = board;
    this.ids = board.dataset.ids;
    this.advice = JSON.parse(document.getElementById(board.dataset.table).textContent);
    this.hasProfile = Object.values(this.advice.dishes).some((dish) => dish.profile);
    this.dishes = [...board.querySelectorAll("article.dish")];
    this.items = this.dishes
      .map((dish) => dish.closest("li"))
      .sort((left, right) => Number(left.dataset.place) - Number(right.dataset.place));
    this.groups = new Map([...board.querySelectorAll("[data-group]")].map((group) => [group.dataset.group, group]));
    this.spots = new Map();
    for (const spot of board.querySelectorAll(".spot")) {
      const id = spot.dataset.dish;
      this.spots.set(id, [...(this.spots.get(id) ?? []), spot]);
    }
    for (const layer of board.querySelectorAll("[data-layer]")) {
      const apply = () => board.classList.toggle(`show-${layer.dataset.layer}`, layer.checked);
      layer.addEventListener("change", apply);
      apply();
    }
    for (const view of board.querySelectorAll("[data-view-of]")) {
      view.addEventListener("change", () => view.checked && board.classList.toggle("as-read", view.value === "sheet"));
    }
    this.diet = board.querySelector("[data-diet]");
    this.allergies = [...board.querySelectorAll("[data-allergy]")];
    for (const control of [this.diet, ...this.allergies]) {
      control?.addEventListener("change", () => {
        const wishes = this.chosen;
        readdress(`#${wishes.code}`);
        for (const menu of Menu.all) menu.wish(wishes);
        carry();
      });
    }
    board.addEventListener("click", (event) => this.click(event));
    for (const dish of this.dishes) {
      dish.querySelector("details").addEventListener("toggle", (event) => {
        if (event.target.open) {
          this.ask(dish);
          this.choose(dish);
        } else if (dish.classList.contains("chosen")) this.choose(null);
      });
    }
    // Where the address names a place, the browser takes the focus away once the page is there.
    document.addEventListener("keydown", (event) => {
      const dish = event.key === "Escape" && board.querySelector("article.chosen");
      if (!dish) return;
      dish.querySelector("details").open = false;
      dish.querySelector("summary").focus();
    });
    addEventListener("hashchange", () => this.follow());
    // Paper shows what is known of every dish; the screen then shows what it did before.
    let opened = [];
    addEventListener("beforeprint", () => {
      opened = this.dishes.filter((dish) => !dish.querySelector("details").open);
      for (const dish of opened) {
        dish.querySelector("details").open = true;
        this.ask(dish);
      }
    });
    addEventListener("afterprint", () => {
      for (const dish of opened) dish.querySelector("details").open = false;
      opened = [];
    });
    this.follow();
  }

  /** What the controls say. */
  get chosen() {
    return new Wishes(this.diet.value, this.allergies.filter((box) => box.checked).map((box) => box.dataset.allergy));
  }

  /** Groups the dishes by wishes, which the controls then say as well. */
  wish(wishes) {
    this.wishes = wishes;
    if (!this.diet) return;
    this.diet.value = wishes.diet;
    for (const box of this.allergies) box.checked = wishes.allergies.includes(box.dataset.allergy);
    const count = wishes.allergies.length;
    this.board.querySelector("[data-allergies]").textContent =
      this.advice.words.allergies + (count ? `: ${wishes.allergies.map((one) => this.advice.names[one]).join(", ")}` : "");
    const lists = new Map(verdicts.map((verdict) => [verdict, []]));
    for (const item of this.items) {
      const dish = item.querySelector("article");
      const { verdict, reason } = this.judge(dish.id, wishes);
      lists.get(verdict).push(item);
      this.show(dish, verdict, reason);
    }
    const isFree = this.isFree(wishes);
    for (const [verdict, group] of this.groups) {
      const items = lists.get(verdict);
      group.hidden = items.length === 0;
      group.classList.toggle("free", isFree);
      group.querySelector("ul").replaceChildren(...items);
      group.querySelector("[data-shown]").textContent = String(items.length);
      const heading = group.querySelector("[data-heading]");
      heading.textContent = isFree ? this.advice.words.allDishes : heading.dataset.heading;
    }
    this.nearest(lists, wishes);
  }

  /** Whether dishes are listed without a verdict. */
  isFree(wishes) {
    return wishes.all.length === 0 && !wishes.unclear && !this.hasProfile;
  }

  /**
   * The most cautious of the verdicts that the page holds for each wish and for a profile, and the first reason for it.
   * Where the address isn't understood, nothing is to be ordered.
   */
  judge(id, wishes) {
    const { wishes: known, profile } = this.advice.dishes[id];
    const told = ([verdict, reason]) => [verdict, this.advice.reasons[reason]];
    let worst = 0;
    let reason = null;
    for (const wish of wishes.all) {
      const [verdict, why] = known[wish] ? told(known[wish]) : [1, this.advice.silent[wish]];
      if (reason === null || verdict > worst) [worst, reason] = [Math.max(worst, verdict), why];
    }
    if (profile && profile[0] > worst) [worst, reason] = told(profile);
    if (wishes.unclear && worst === 0) [worst, reason] = [1, this.advice.words.unclearAddress];
    return { verdict: verdicts[worst], reason };
  }

  /** A dish with its verdict, its reason and its questions, on its line and beside the photo. */
  show(dish, verdict, reason) {
    const isFree = this.isFree(this.wishes);
    const sign = isFree ? dish.dataset.label : verdict;
    for (const element of [dish, ...(this.spots.get(dish.id) ?? [])]) {
      element.classList.remove(...verdicts);
      if (!isFree) element.classList.add(verdict);
    }
    for (const use of [dish.querySelector(".why use"), ...(this.spots.get(dish.id) ?? []).map((spot) => spot.querySelector(".sign use"))]) {
      use?.setAttribute("href", "#i-" + sign);
    }
    const why = dish.querySelector("[data-why]");
    why.textContent = reason ?? "";
    why.parentElement.classList.toggle("plain", reason === null);
    if (dish.querySelector("details").open) this.ask(dish);
  }

  /** Writes the questions of a dish that is open: most never are. */
  ask(dish) {
    dish.querySelector(".card-for-staff")?.remove();
    if (!dish.classList.contains("ask")) return;
    const card = document.createElement("div");
    card.className = "card-for-staff";
    const heading = document.createElement("p");
    heading.className = "heading";
    heading.textContent = this.board.querySelector(".for-the-menu summary").textContent;
    card.append(heading, ...this.questions(dish.id, this.wishes));
    dish.querySelector(".more").prepend(card);
  }

  /** What to ask about a dish: what is open for the diet, and for the allergies all at once. */
  questions(id, wishes) {
    const { topics, wishes: known } = this.advice.dishes[id];
    const cards = wishes.diet ? (topics[wishes.diet] ?? []).map((topic) => this.advice.cards[topic]).filter(Boolean) : [];
    const open = wishes.allergies.filter((one) => (known[one]?.[0] ?? 1) === 1);
    if (open.length > 0) cards.unshift(this.allergyCard("dish", open));
    return cards.flatMap((card) => this.texts(card));
  }

  allergyCard(about, allergies) {
    const say = (words) => words && fill(words[about], allergies.map((one) => words.names[one]).join(", "));
    return { staff: say(this.advice.staff), reader: say(this.advice.reader) };
  }

  /** A card's question, large in the language of the staff, with the reader's below it. */
  texts(card) {
    const { staff, reader } = this.advice.languages;
    const text = (style, words, language) => {
      const paragraph = document.createElement("p");
      paragraph.className = style;
      paragraph.dir = "auto";
      paragraph.lang = language;
      paragraph.textContent = words;
      return paragraph;
    };
    return card.staff
      ? [text("staff", card.staff, staff ?? reader), text("reader", card.reader, reader)]
      : [text("staff", card.reader, reader)];
  }

  /** Where nothing is to be ordered: what comes nearest, and what to ask of the whole menu. */
  nearest(lists, wishes) {
    const line = this.board.querySelector("[data-nearest]");
    const whole = this.board.querySelector("[data-menu-cards]");
    const asked = lists.get("ask").length;
    line.textContent = "";
    whole.replaceChildren();
    whole.parentElement.hidden = true;
    if (wishes.unclear) {
      line.textContent = this.advice.words.unclearAddress;
      return;
    }
    if (lists.get("order").length > 0 || this.isFree(wishes)) return;
    if (asked > 0) {
      line.textContent = fill(this.advice.words.noneToOrder, asked);
      return;
    }
    const wider = Wishes.diets.slice(Wishes.diets.indexOf(wishes.diet) + 1);
    const near = wishes.diet
      ? wider.map((diet) => {
          const other = new Wishes(diet, wishes.allergies);
          return [diet, this.items.filter((item) => this.judge(item.querySelector("article").id, other).verdict === "order").length];
        }).find(([, count]) => count > 0)
      : undefined;
    line.textContent = [
      this.advice.words.noneAtAll,
      ...(near ? [fill(this.advice.words.nearest, this.advice.names[near[0]], near[1])] : []),
    ].join(" ");
    const cards = [
      ...(wishes.allergies.length ? [this.allergyCard("menu", wishes.allergies)] : []),
      ...(wishes.diet && this.advice.cards.variant ? [this.advice.cards.variant] : []),
    ];
    whole.replaceChildren(...cards.flatMap((card) => this.texts(card)));
    whole.parentElement.hidden = cards.length === 0;
  }

  /** Links within the page keep the wishes in the address. */
  click(event) {
    const link = event.target.closest("a[href^='#']");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = link.getAttribute("href").slice(1);
    event.preventDefault();
    const wishes = Wishes.of(location.hash);
    const hash = "#" + (wishes ? `${wishes.code}/${target}` : target);
    if (location.hash === hash) this.go(target);
    else location.hash = hash;
  }

  /** Shows what the address says: wishes, and a dish in the text or on the photo. */
  follow() {
    const wishes = Wishes.of(location.hash) ?? this.wishes ?? (this.diet ? this.chosen : new Wishes("", []));
    if (this.wishes?.code !== wishes.code) this.wish(wishes);
    this.go(Wishes.place(location.hash));
  }

  go(place) {
    if (!place) return;
    const dish = this.dishes.find((dish) => dish.id === place || "photo-" + dish.id === place);
    if (!dish) {
      if (Wishes.of(location.hash)) document.getElementById(place)?.scrollIntoView();
      return;
    }
    this.choose(dish);
    const spot = this.spot(dish);
    if (place === dish.id) {
      dish.querySelector("details").open = true;
      dish.querySelector("summary").focus({ preventScroll: true });
      dish.scrollIntoView({ block: "nearest" });
      // Where photo and text stand side by side, both show the dish.
      if (spot && this.isBeside) spot.scrollIntoView({ block: "center" });
    } else if (spot) {
      spot.scrollIntoView({ block: "center", inline: "nearest" });
      spot.focus({ preventScroll: true });
    }
  }

  get isBeside() {
    const [text, photos] = [".menu", ".photos"].map((part) => this.board.querySelector(part).getBoundingClientRect());
    return Math.abs(text.top - photos.top) < photos.height && (text.right <= photos.left || photos.right <= text.left);
  }

  /** The link over the dish on the photo that is shown. */
  spot(dish) {
    return (this.spots.get(dish.id) ?? []).find((spot) => spot.getClientRects().length);
  }

  /** Marks one dish in text and photo. */
  choose(dish) {
    for (const marked of this.board.querySelectorAll(".chosen")) marked.classList.remove("chosen");
    if (!dish) return;
    dish.classList.add("chosen");
    for (const spot of this.spots.get(dish.id) ?? []) spot.classList.add("chosen");
  }
}

for (const root of document.querySelectorAll(".listing")) new Listing(root);
for (const board of document.querySelectorAll(".board")) Menu.all.push(new Menu(board));
addEventListener("hashchange", carry);
carry();
// The address holds the wishes, so this link moves on without touching it.
document.querySelector(".skip")?.addEventListener("click", (event) => {
  const target = document.getElementById(event.currentTarget.getAttribute("href").slice(1));
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView();
  target.focus({ preventScroll: true });
});
