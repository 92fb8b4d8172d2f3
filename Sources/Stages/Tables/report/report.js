// What a report does beyond being read: lists that are searched, filtered and turned over; photos whose layers come and
// go; dishes that are opened from the photo. Texts only ever become text nodes, never markup.
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
    const noun = this.status.dataset.status;
    this.status.textContent =
      this.found.length === 0 ? `No ${noun} of that kind` : `${start + 1} to ${start + shown.length} of ${this.found.length} ${noun}`;
    this.root.querySelector("[data-page]").textContent = `Page ${this.page + 1} of ${this.lastPage + 1}`;
    for (const button of this.root.querySelectorAll("[data-go]")) {
      const target = this.page + Number(button.dataset.go);
      button.disabled = target < 0 || target > this.lastPage;
    }
  }
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
  for (const count of form.querySelectorAll("[data-count]")) {
    const value = row[count.dataset.count];
    count.hidden = value === 0;
    count.querySelector("b").textContent = String(value);
  }
  for (const link of form.querySelectorAll("[data-href]")) link.setAttribute("href", row[link.dataset.href]);
  for (const image of form.querySelectorAll("[data-src]")) {
    const source = row[image.dataset.src] ?? null;
    image.hidden = source === null;
    if (source !== null) image.setAttribute("src", source);
  }
  return form;
}

// A menu --------------------------------------------------------------------------------------------------------------

/** A menu's page: the photo and the text show the same dish. */
class Menu {
  constructor(board) {
    this.board = board;
    this.list = board.querySelector("ul.dishes");
    this.dishes = [...board.querySelectorAll("article.dish")];
    for (const layer of board.querySelectorAll("[data-layer]")) {
      const apply = () => board.classList.toggle(`show-${layer.dataset.layer}`, layer.checked);
      layer.addEventListener("change", apply);
      apply();
    }
    for (const view of board.querySelectorAll("[name=view]")) {
      const apply = () => view.checked && board.classList.toggle("as-read", view.value === "sheet");
      view.addEventListener("change", apply);
      apply();
    }
    for (const choice of board.querySelectorAll("[name=diet], [name=order]")) {
      choice.addEventListener("change", () => this.arrange());
    }
    for (const dish of this.dishes) {
      dish.querySelector("details").addEventListener("toggle", (event) => {
        if (event.target.open) this.choose(dish);
        else if (dish.classList.contains("chosen")) this.choose(null);
      });
      dish.querySelector(".to-photo").addEventListener("click", (event) => {
        event.preventDefault();
        this.choose(dish);
        this.spot(dish)?.focus();
      });
    }
    board.addEventListener("keydown", (event) => {
      const dish = event.key === "Escape" && board.querySelector("article.chosen");
      if (!dish) return;
      dish.querySelector("details").open = false;
      dish.querySelector("summary").focus();
    });
    addEventListener("hashchange", () => this.follow());
    addEventListener("beforeprint", () => this.dishes.forEach((dish) => (dish.querySelector("details").open = true)));
    if (this.list) this.arrange();
    this.follow();
  }

  /** The link over the dish on the photo that is shown. */
  spot(dish) {
    return [...this.board.querySelectorAll(`.spot[data-dish="${dish.id}"]`)].find((spot) => spot.getClientRects().length);
  }

  /** Opens the dish that the address names, also when that was reached by a click on the photo. */
  follow() {
    const dish = this.dishes.find((dish) => "#" + dish.id === location.hash);
    if (!dish) return;
    if (dish.closest("li").hidden) {
      this.board.querySelector("[name=diet][value='']").checked = true;
      this.arrange();
    }
    dish.querySelector("details").open = true;
    this.choose(dish);
    dish.querySelector("summary").focus({ preventScroll: true });
    dish.scrollIntoView({ block: "nearest" });
  }

  /** Marks one dish, and its evidence, in text and photo. */
  choose(dish) {
    for (const marked of this.board.querySelectorAll(".chosen")) marked.classList.remove("chosen");
    if (!dish) return;
    dish.classList.add("chosen");
    for (const mark of this.board.querySelectorAll(`[data-dish="${dish.id}"]`)) mark.classList.add("chosen");
  }

  /** Shows the dishes that are wanted, in the order that is wanted. */
  arrange() {
    const diet = this.board.querySelector("[name=diet]:checked").value;
    const bySafety = this.board.querySelector("[name=order]:checked").value === "safety";
    let shown = 0;
    for (const dish of this.dishes) {
      const fits = this.fits(dish, diet);
      dish.closest("li").hidden = !fits;
      for (const spot of this.board.querySelectorAll(`.spot[data-dish="${dish.id}"]`)) spot.classList.toggle("filtered", !fits);
      shown += fits;
    }
    const items = [...this.list.children];
    const safety = (item) => (bySafety ? Number(item.querySelector("article")?.dataset.safety ?? 0) : 0);
    const rank = (item) => [safety(item), Number(item.dataset.place), item.classList.contains("section") ? 0 : 1];
    items.sort((left, right) => {
      const [a, b] = [rank(left), rank(right)];
      return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
    });
    for (const item of items) {
      if (item.classList.contains("section")) item.hidden = bySafety || diet !== "";
    }
    this.list.replaceChildren(...items);
    document.getElementById("shown").textContent = `${shown} of ${this.dishes.length} dishes`;
  }

  fits(dish, diet) {
    if (diet === "") return true;
    if (diet === "change") return dish.dataset.change === "yes";
    return (dish.dataset.diets ?? "").split(" ").includes(diet);
  }
}

for (const root of document.querySelectorAll(".listing")) new Listing(root);
for (const board of document.querySelectorAll(".board")) new Menu(board);
