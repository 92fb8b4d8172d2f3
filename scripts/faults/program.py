"""The program under test, with a home of its own."""

import os
import pathlib
import signal
import subprocess
import time

DONE, SOME_FAILED, CANNOT_WRITE = 0, 1, 73
"""The exit codes that `vegyscan help` documents."""


class Program:
    """Runs in a session of its own, so that whatever it starts can be found again."""

    def __init__(self, path: pathlib.Path, work: pathlib.Path):
        self.path = path
        self.environment = {
            "PATH": os.environ.get("PATH", "/usr/bin:/bin"), "HOME": str(work / "home"), "LC_ALL": "C.UTF-8",
        }
        for name in ("TESSDATA_PREFIX", "LD_LIBRARY_PATH", "TMPDIR"):
            if name in os.environ:
                self.environment[name] = os.environ[name]

    def start(self, *arguments, preexec=None, prefix=(), **streams) -> subprocess.Popen:
        streams.setdefault("stdout", subprocess.DEVNULL)
        streams.setdefault("stderr", subprocess.DEVNULL)
        return subprocess.Popen(
            [*map(str, prefix), str(self.path), *map(str, arguments)], env=self.environment, start_new_session=True,
            stdin=subprocess.DEVNULL, preexec_fn=preexec, **streams)

    def run(self, *arguments, deadline=600, preexec=None, prefix=()) -> "Ended":
        """Runs to the end, or past the deadline kills all that was started."""
        process = self.start(
            *arguments, preexec=preexec, prefix=prefix, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        try:
            output, errors = process.communicate(timeout=deadline)
            return Ended(process.returncode, output, errors, False)
        except subprocess.TimeoutExpired:
            end_session(process.pid)
            output, errors = process.communicate()
            return Ended(process.returncode, output, errors, True)


class Ended:
    def __init__(self, code: int, output: bytes, errors: bytes, hung: bool):
        self.code, self.output, self.errors, self.hung = code, output, errors, hung

    @property
    def crashed(self) -> bool:
        """By a signal, or by the code that says that the program itself is wrong."""
        return self.code < 0 or self.code == 70

    def __str__(self) -> str:
        how = "hung" if self.hung else f"ended with {self.code}"
        last = self.errors.decode(errors="replace").strip().splitlines()[-3:]
        return f"{how}: {' | '.join(last)}"


def session_members(session: int) -> list[int]:
    """The living processes of a session; zombies don't count."""
    found = []
    for entry in pathlib.Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            # Behind the name, which may hold anything: state, parent, group, session.
            fields = (entry / "stat").read_text(errors="replace").rpartition(")")[2].split()
        except OSError:
            continue
        if fields[0] not in "ZX" and int(fields[3]) == session:
            found.append(int(entry.name))
    return found


def end_session(session: int) -> None:
    for member in session_members(session):
        try:
            os.kill(member, signal.SIGKILL)
        except ProcessLookupError:
            pass


def orphans(session: int, patience: float = 5) -> list[int]:
    """Who of a killed program's session is still there after the patience, in seconds."""
    end = time.monotonic() + patience
    while members := session_members(session):
        if time.monotonic() > end:
            return members
        time.sleep(0.02)
    return []
