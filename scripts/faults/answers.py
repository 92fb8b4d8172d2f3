"""Menus at a service that gives some 30 % unusable answers of twelve kinds: nothing is done without an answer, nothing that
was answered is asked or charged again, and once the service is well one retry finishes all.
"""

import json
import pathlib
import random
import shutil
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from program import DONE, SOME_FAILED, Program

FAULTY_SHARE = 0.05
"""Of the requests, at random. Those about hopeless dishes come to this: with both some 30 % are answered unusably."""
HOPELESS_SHARE = 0.01
"""Of the dishes: whatever asks about one is answered unusably, so that some wait in the end."""
PROMPT, COMPLETION = 100, 10
"""Tokens of each whole answer, as the service counts them."""
PRICES = "*\t*\t1\t10\tEUR\t2026-01\n"
"""Of a million tokens, in and out: an answer costs 200 millionths."""


def run(program: Program, samples: pathlib.Path, work: pathlib.Path, options) -> list[str]:
    service = Service(random.Random(options.seed))
    out, prices = work / "out", work / "prices.tsv"
    prices.write_text(PRICES)
    photos = work / "photos"
    shutil.copytree(samples / "straight-page", photos, ignore=shutil.ignore_patterns("*.json"))
    begun = program.run(
        "scan", photos, "--out", out, "--llm-url", service.address, "--llm-model", "m", "--llm-prices", prices,
        "--budget", "100", "--quiet")
    if begun.code != SOME_FAILED:
        raise SystemExit(f"the scan at a service that refuses {begun}")
    copy(next(out.glob("*/bundle.json")), out, options.menus)

    service.faulty_share = FAULTY_SHARE
    first = program.run("retry", out, "--json", deadline=3600)
    problems = [] if first.code == SOME_FAILED else [f"the first retry {first}"]
    names, waiting = dishes(out)
    asked, faults = service.requests, dict(service.faults)
    problems += [f"done without an answer: {name}" for name in sorted(names - waiting - service.answered)]
    problems += [f"waits though it was answered: {name}" for name in sorted(waiting & service.answered)]
    problems += wrong_usage(first, service)
    if len(faults) < len(KINDS) or not waiting:
        problems.append(f"too few faults to show anything: {faults}")

    service.faulty_share = 0
    service.whole, service.asked = 0, []
    last = program.run("retry", "--json", deadline=3600)
    problems += [] if last.code == DONE else [f"the last retry {last}"]
    problems += wrong_usage(last, service)
    if sorted(service.asked) != sorted(waiting):
        problems.append("the last retry didn't ask about what waited, and nothing else, once")
    problems += [f"still waits: {name}" for name in sorted(dishes(out)[1])]
    problems += [f"asked again after its answer: {name}" for name in sorted(service.repeated)]
    print(
        f"{options.menus} menus, {len(names)} dishes, {asked} requests, {sum(faults.values())} of them answered "
        f"unusably in {len(faults)} kinds; {len(waiting)} dishes waited, {len(service.repeated)} were asked again after an "
        f"answer; one retry left {len(dishes(out)[1])}", flush=True)
    service.stop()
    return problems


def copy(bundle: pathlib.Path, out: pathlib.Path, menus: int) -> None:
    """Makes so many menus of one that waits, all with dishes of other names."""
    whole = json.loads(bundle.read_text())
    for number in range(menus):
        menu = json.loads(json.dumps(whole))
        for dish in menu["dishes"]:
            dish["name"] += f" {number}"
        folder = out / f"menu-{number:04}"
        folder.mkdir()
        (folder / "bundle.json").write_text(json.dumps(menu, indent=2, sort_keys=True))
    shutil.rmtree(bundle.parent)


def dishes(out: pathlib.Path) -> tuple[set[str], set[str]]:
    """The names of all dishes, and of those that wait."""
    names, waiting = set(), set()
    for path in out.glob("*/bundle.json"):
        menu = json.loads(path.read_text())
        pending = set(menu["pending_dishes"])
        names |= {dish["name"] for dish in menu["dishes"]}
        waiting |= {dish["name"] for dish in menu["dishes"] if dish["id"] in pending}
    return names, waiting


def wrong_usage(ended, service: "Service") -> list[str]:
    events = [json.loads(line) for line in ended.output.splitlines()]
    usage = next((event.get("usage", {}) for event in events if event["event"] == "run_finished"), {})
    wanted = (service.whole * PROMPT, service.whole * COMPLETION, f"{service.whole * 0.0002:.4f}".rstrip("0"))
    found = (
        usage.get("prompt_tokens"), usage.get("completion_tokens"), usage.get("cost", {}).get("amount", "").rstrip("0"))
    return [] if found == wanted else [f"charged {found}, the service {wanted}"]


class Service:
    """A server on loopback, which refuses all until a share of faults is set."""

    def __init__(self, dice: random.Random):
        self.faulty_share: float | None = None
        self.dice, self.lock = dice, threading.Lock()
        self.requests = self.whole = 0
        self.faults: dict[str, int] = {}
        self.answered: set[str] = set()
        self.repeated: set[str] = set()
        self.asked: list[str] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                status, text = service.answer(json.loads(body["messages"][-1]["content"])["dishes"])
                content = text.encode()
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/v1"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def answer(self, wanted: list[dict]) -> tuple[int, str]:
        with self.lock:
            if self.faulty_share is None:
                return 422, "{}"
            self.requests += 1
            names = [dish["name"] for dish in wanted]
            self.asked += names
            self.repeated |= self.answered & set(names)
            hopeless = any(random.Random(name).random() < HOPELESS_SHARE for name in names)
            if self.faulty_share and (hopeless or self.dice.random() < self.faulty_share):
                kind = list(KINDS)[sum(self.faults.values()) % len(KINDS)]
                self.faults[kind] = self.faults.get(kind, 0) + 1
                status, text = KINDS[kind](wanted)
            else:
                self.answered |= set(names)
                status, text = chat(verdicts(wanted))
            self.whole += status == 200
            return status, text


def chat(content: str | None, finish: str = "stop", refusal: str | None = None) -> tuple[int, str]:
    message = {"role": "assistant", "content": content, "refusal": refusal}
    return 200, json.dumps({
        "object": "chat.completion", "choices": [{"index": 0, "finish_reason": finish, "message": message}],
        "usage": {
            "prompt_tokens": PROMPT, "completion_tokens": COMPLETION, "total_tokens": PROMPT + COMPLETION}})


def verdicts(wanted: list[dict], **changes) -> str:
    return json.dumps({"dishes": [
        {"id": dish["id"], "name": dish["name"], "in": [], "may": [], "questions": [], "sometimes": "vegan",
         "type": "main", "suits": "vegetarian"} | changes for dish in wanted]})


KINDS = {
    "declined": lambda wanted: chat(None, refusal="I can't help with that."),
    "filtered": lambda wanted: chat(verdicts(wanted), finish="content_filter"),
    "empty": lambda wanted: chat(""),
    "broken JSON": lambda wanted: chat(verdicts(wanted).replace(":", "=")),
    "prose": lambda wanted: chat("All of these are delicious and vegan."),
    "wrong names": lambda wanted: chat(verdicts(wanted, name="Roast beef")),
    "wrong ids": lambda wanted: chat(verdicts(wanted, id="q99")),
    "invalid": lambda wanted: chat(verdicts(wanted, suits="certainly")),
    "cut": lambda wanted: chat(verdicts(wanted), finish="length"),
    "too long": lambda wanted: (413, ""),
    "unprocessable": lambda wanted: (422, "{}"),
    "bad request": lambda wanted: (400, "{}"),
}
