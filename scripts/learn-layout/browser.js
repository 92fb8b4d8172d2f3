// Measures how the browser sets the pages in the frames of this one, and leaves that as JSON in place of it: a list for
// each frame, which has one for each of its settings (how wide the body is beside what it says, and a family of typefaces
// or ""), which has words, each with its text, label, base line, size of type and box of ink in pixels from the page's left
// upper corner, its weight, whether it is slanted, the colours of ink and ground as [red, green, blue], and whether it stands
// right behind the last word without a space.
addEventListener("load", () => {
    const labels = {
        "DISH-NAME": "B", "DISH-PRICE": "P", "DISH-TEXT": "D", "DISH-SIZE": "S", "DISH-NUMBER": "N", "DISH-EXTRA": "A",
        "EXTRA-PRICE": "Q", "MENU-HEADING": "H",
    };
    const roles = Object.keys(labels).join(",").toLowerCase();
    const pen = document.createElement("canvas").getContext("2d");

    function cased(text, look) {
        const how = look.fontVariantCaps.includes("small-caps") ? "uppercase" : look.textTransform;
        return how === "uppercase" ? text.toLocaleUpperCase()
            : how === "lowercase" ? text.toLocaleLowerCase()
            : how === "capitalize" ? text.replace(/^\P{L}*\p{L}/u, start => start.toLocaleUpperCase())
            : text;
    }

    // Of a colour as computed styles have it, `rgb(…)` or `rgba(…)`.
    function channels(colour) {
        const [red, green, blue, opacity = 1] = colour.match(/[\d.]+/g).map(Number);
        return { rgb: [red, green, blue], opacity };
    }

    // The colour behind an element, of a gradient the first one; white where nothing has one.
    function ground(element, page) {
        for (let at = element; at; at = at.parentElement) {
            const look = page.defaultView.getComputedStyle(at);
            const first = look.backgroundImage.match(/rgba?\([^)]*\)/)?.[0] ?? look.backgroundColor;
            const { rgb, opacity } = channels(first);
            if (opacity > 0.5) return rgb;
        }
        return [255, 255, 255];
    }

    // The colour of an element's text as it is seen through on what is behind it.
    function ink(element, behind, page) {
        const { rgb, opacity } = channels(page.defaultView.getComputedStyle(element).color);
        let share = opacity;
        for (let at = element; at; at = at.parentElement) {
            share *= parseFloat(page.defaultView.getComputedStyle(at).opacity);
        }
        return rgb.map((value, place) => Math.round(share * value + (1 - share) * behind[place]));
    }

    // The parts of a word that stand in one line each, as [start, end, box].
    function parts(node, start, end) {
        const range = node.ownerDocument.createRange(), found = [];
        range.setStart(node, start);
        range.setEnd(node, end);
        const boxes = [...range.getClientRects()];
        if (boxes.length === 1) return [[start, end, boxes[0]]];
        for (let place = start; place < end; place += 1) {
            range.setStart(node, place);
            range.setEnd(node, place + 1);
            const box = range.getBoundingClientRect(), last = found.at(-1);
            if (box.width === 0) {
                if (last) last[1] = place + 1;
            } else if (last && Math.abs(box.top - last[2].top) < 2) {
                const left = Math.min(last[2].left, box.left), right = Math.max(last[2].right, box.right);
                last[1] = place + 1;
                last[2] = new DOMRect(left, box.top, right - left, box.height);
            } else {
                found.push([place, place + 1, box]);
            }
        }
        return found;
    }

    function words(page) {
        const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT), found = [];
        let isGlued = false, lastRole = null;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const element = node.parentElement, look = page.defaultView.getComputedStyle(element);
            if (element.closest("style") || look.visibility === "hidden") continue;
            const role = element.closest(roles);
            pen.font = `${look.fontStyle} ${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
            const behind = ground(element, page), seen = ink(element, behind, page);
            let end = 0;
            for (const match of node.data.matchAll(/\S+/gu)) {
                isGlued = isGlued && match.index === 0;
                end = match.index + match[0].length;
                for (const [from, to, box] of parts(node, match.index, end)) {
                    const text = cased(node.data.slice(from, to), look), set = pen.measureText(text);
                    const height = set.fontBoundingBoxAscent + set.fontBoundingBoxDescent;
                    const base = box.top + (box.height - height) / 2 + set.fontBoundingBoxAscent;
                    const label = role === null ? "X" : labels[role.tagName];
                    found.push({
                        text, label: label === "B" && role === lastRole ? "I" : label,
                        base, size: parseFloat(look.fontSize), x: box.left, y: base - set.actualBoundingBoxAscent,
                        width: box.width, height: set.actualBoundingBoxAscent + set.actualBoundingBoxDescent,
                        weight: parseInt(look.fontWeight), isSlanted: look.fontStyle !== "normal",
                        ink: seen, ground: behind, isGlued: isGlued && from === match.index,
                    });
                    lastRole = role;
                }
                isGlued = true;
            }
            if (node.data.length > end) isGlued = false;
        }
        return found.filter(word => word.width > 0 && word.height > 0);
    }

    function measured(page, settings) {
        const width = page.body.getBoundingClientRect().width, style = page.head.appendChild(page.createElement("style"));
        return settings.map(([share, family]) => {
            page.body.style.width = `${share * width}px`;
            style.textContent = family && `body, body * { font-family: ${family} !important; }`;
            return words(page);
        });
    }

    const frames = [...document.querySelectorAll("iframe")];
    const found = frames.map(frame => measured(frame.contentDocument, JSON.parse(frame.dataset.settings)));
    document.documentElement.innerHTML = "<body><pre></pre></body>";
    document.querySelector("pre").textContent = JSON.stringify(found);
});
