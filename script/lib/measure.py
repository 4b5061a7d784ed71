# SPDX-License-Identifier: Apache-2.0
"""Measures work beside plain readers of the same bytes.

measure.py audit BINARY IPA TREE
measure.py projects BINARY PROJECT LONGPROJECT

Each command runs five times in turn with the others, so that a slow moment of the machine meets all of
them; the quickest run counts. Peak memory is the kernel's figure for the process.
"""
import os
import subprocess
import sys
import time

ROUNDS = 5


def run(command):
    """Seconds and peak mebibytes of one run; its output is thrown away."""
    begin = time.monotonic()
    child = os.fork()
    if child == 0:
        null = os.open(os.devnull, os.O_RDWR)
        for descriptor in (0, 1, 2):
            os.dup2(null, descriptor)
        try:
            os.execvp(command[0], command)
        finally:
            os._exit(127)
    _, status, usage = os.wait4(child, 0)
    seconds = time.monotonic() - begin
    code = os.waitstatus_to_exitcode(status)
    # Linux counts kibibytes, macOS bytes.
    peak = usage.ru_maxrss / (1024 if sys.platform.startswith("linux") else 1024 * 1024)
    return seconds, peak, code


def compare(title, commands, expected):
    """A table of the commands; the first is what the others are divided by."""
    best = {}
    for _ in range(ROUNDS):
        for name, command in commands:
            seconds, peak, code = run(command)
            if code not in expected:
                sys.exit(f"bench: {' '.join(command)} ended with {code}")
            old = best.get(name, (seconds, peak))
            best[name] = (min(old[0], seconds), max(old[1], peak))
    first = best[commands[0][0]][0]
    print(f"{title}\n  {'':38} {'seconds':>9} {'peak MiB':>9} {'merlon takes':>14}")
    for name, _ in commands:
        seconds, peak = best[name]
        print(f"  {name:38} {seconds:9.3f} {peak:9.1f} {first / seconds:12.1f} x")


def size(path):
    """Bytes of a file or of all files of a tree."""
    if os.path.isfile(path):
        return os.path.getsize(path)
    return sum(os.path.getsize(os.path.join(folder, name)) for folder, _, names in os.walk(path) for name in names)


def audit(binary, ipa, tree):
    # An audit ends with 1 or 3 where it found or missed something; that is no fault of the measurement.
    answers = {0, 1, 3}
    compare(
        f"one ipa of {size(ipa) / 1e6:.0f} MB",
        [
            ("merlon audit --format json", [binary, "audit", "--format", "json", ipa]),
            ("unzip -l", ["unzip", "-l", ipa]),
            ("cat", ["cat", ipa]),
        ],
        answers,
    )
    files = sum(len(names) for _, _, names in os.walk(tree))
    compare(
        f"a tree of {files} files, {size(tree) / 1e6:.1f} MB",
        [
            ("merlon audit --format json", [binary, "audit", "--format", "json", tree]),
            ("find -type f", ["find", tree, "-type", "f"]),
            ("grep -rc for one key", ["grep", "-rc", "NSAppTransportSecurity", tree]),
        ],
        answers,
    )


def projects(binary, *trees):
    for tree in trees:
        name = next(name for name in sorted(os.listdir(tree)) if name.endswith(".xcodeproj"))
        file = os.path.join(tree, name, "project.pbxproj")
        said = subprocess.run([binary, "read", tree, name], capture_output=True, text=True, check=True)
        compare(
            f"{said.stdout.strip()}; project.pbxproj has {size(file) / 1e6:.1f} MB",
            [
                ("every Info.plist of it", [binary, "read", tree, name]),
                ("its property list alone", [binary, "parse", tree, name]),
                ("its bytes alone", [binary, "bytes", tree, name]),
            ],
            {0},
        )


if __name__ == "__main__":
    jobs = {"audit": audit, "projects": projects}
    if len(sys.argv) != 5 or sys.argv[1] not in jobs:
        sys.exit(__doc__)
    jobs[sys.argv[1]](*sys.argv[2:])
