#!/usr/bin/env python3
"""Asks a vision model on any OpenAI-compatible server what stands on a photo of a menu, and prints its answer.

For measuring only: the photo leaves this machine, to the server that you name. VegyScan itself never sends one.

    VISION_URL    the server, such as http://localhost:8000/v1
    VISION_MODEL  the model's name
    VISION_KEY    the key, where the server wants one

usage: vegyscan bench text truth --command 'python3 examples/engines/vision-model.py text {}'
       vegyscan bench dishes truth --command 'python3 examples/engines/vision-model.py dishes {}'
"""

import base64
import json
import mimetypes
import os
import sys
import urllib.request

TASKS = {
    "text": "Write down all text on this photo, line by line as it stands there, and nothing else.",
    "dishes": (
        "List every dish on this menu as a JSON array of objects with the keys name, section, description and price, "
        "each as printed; leave out a key that the menu doesn't have. Write the array and nothing else."
    ),
}
SECONDS = 300


def ask(task, photo):
    with open(photo, "rb") as file:
        picture = base64.b64encode(file.read()).decode("ascii")
    kind = mimetypes.guess_type(photo)[0] or "image/jpeg"
    question = {
        "model": os.environ["VISION_MODEL"],
        "temperature": 0,
        "messages": [
            {
                "role": "user",
                "content": [
                    {"type": "text", "text": TASKS[task]},
                    {"type": "image_url", "image_url": {"url": f"data:{kind};base64,{picture}"}},
                ],
            }
        ],
    }
    headers = {"Content-Type": "application/json"}
    if os.environ.get("VISION_KEY"):
        headers["Authorization"] = "Bearer " + os.environ["VISION_KEY"]
    request = urllib.request.Request(
        os.environ["VISION_URL"].rstrip("/") + "/chat/completions", json.dumps(question).encode(), headers
    )
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        return json.load(answer)["choices"][0]["message"]["content"]


def unfenced(text):
    """Models like to put JSON between fences, asked or not."""
    lines = text.strip().splitlines()
    if len(lines) > 1 and lines[0].startswith("```") and lines[-1].startswith("```"):
        lines = lines[1:-1]
    return "\n".join(lines)


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in TASKS:
        sys.exit(__doc__)
    missing = [name for name in ("VISION_URL", "VISION_MODEL") if not os.environ.get(name)]
    if missing:
        sys.exit(f"vision-model: {' and '.join(missing)} must be set")
    answer = ask(sys.argv[1], sys.argv[2])
    print(unfenced(answer) if sys.argv[1] == "dishes" else answer)


main()
