# SPDX-License-Identifier: Apache-2.0
"""Drives headless Chromium over a pipe (the DevTools protocol) with nothing but the standard library."""
import base64
import json
import os
import pathlib
import shutil
import subprocess
import tempfile

# Faults that a page causes: what it throws, and what the browser logs of it (blocked loads among them).
FAULTS = ("Runtime.exceptionThrown", "Log.entryAdded")


def find():
    """The browser's path, or None."""
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        if path := shutil.which(name):
            return path
    mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    return mac if os.path.exists(mac) else None


class Browser:
    """One browser, without a network worth the name: pages are opened from files."""

    def __init__(self):
        read_theirs, self.write = os.pipe()
        self.read, write_theirs = os.pipe()
        self.profile = tempfile.mkdtemp(prefix="merlon-browser-")

        def place():  # the protocol's pipe is descriptor 3 (in) and 4 (out)
            os.dup2(read_theirs, 63)
            os.dup2(write_theirs, 64)
            os.dup2(63, 3)
            os.dup2(64, 4)

        self.process = subprocess.Popen(
            [find(), "--headless", "--no-sandbox", "--remote-debugging-pipe", "--no-first-run",
             "--disable-background-networking", "--disable-gpu", "--disable-dev-shm-usage",
             "--user-data-dir=" + self.profile, "about:blank"],
            preexec_fn=place, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(read_theirs)
        os.close(write_theirs)
        self.number = 0
        self.buffer = b""
        self.events = []

    def message(self):
        while b"\0" not in self.buffer:
            chunk = os.read(self.read, 1 << 16)
            if not chunk:
                raise EOFError("the browser ended")
            self.buffer += chunk
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, params=None, session=None):
        self.number += 1
        request = {"id": self.number, "method": method, "params": params or {}}
        if session:
            request["sessionId"] = session
        os.write(self.write, json.dumps(request).encode() + b"\0")
        while True:
            message = self.message()
            if message.get("id") != self.number:
                self.events.append(message)
            elif "error" in message:
                raise RuntimeError(f"{method}: {message['error']}")
            else:
                return message["result"]

    def close(self):
        self.call("Browser.close")
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


class Tab:
    """One page at one width, in one theme, with scripts on or off."""

    def __init__(self, browser, path, width, theme="light", scripts=True):
        self.browser = browser
        target = browser.call("Target.createTarget", {"url": "about:blank"})["targetId"]
        self.target = target
        self.session = browser.call("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.call(domain + ".enable")
        self.call("Emulation.setDeviceMetricsOverride",
                  {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False})
        self.call("Emulation.setEmulatedMedia",
                  {"features": [{"name": "prefers-color-scheme", "value": theme},
                                {"name": "prefers-reduced-motion", "value": "reduce"}]})
        if not scripts:
            self.call("Emulation.setScriptExecutionDisabled", {"value": True})
        self.call("Page.navigate", {"url": pathlib.Path(path).resolve().as_uri()})
        self.wait("Page.loadEventFired")

    def call(self, method, params=None):
        return self.browser.call(method, params, self.session)

    def own(self, names):
        return [e for e in self.browser.events if e.get("sessionId") == self.session and e.get("method") in names]

    def wait(self, name):
        while not self.own((name,)):
            self.browser.events.append(self.browser.message())

    def faults(self):
        """What went wrong so far, in words."""
        words = []
        for event in self.own(FAULTS):
            params = event["params"]
            entry = params.get("entry") or params.get("exceptionDetails") or params
            words.append(f"{entry.get('text', entry)} {entry.get('url', '')}".strip())
        return words

    def evaluate(self, code):
        """The value of a JavaScript expression or promise."""
        result = self.call("Runtime.evaluate", {
            "expression": code, "returnByValue": True, "awaitPromise": True, "userGesture": True})
        if "exceptionDetails" in result:
            raise RuntimeError(f"{code[:80]}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def press(self, key, modifiers=0):
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, " ": 32}
        params = {"key": key, "code": "Space" if key == " " else key, "modifiers": modifiers,
                  "windowsVirtualKeyCode": codes[key]}
        text = {"Enter": "\r", " ": " "}.get(key)
        self.call("Input.dispatchKeyEvent", {**params, "type": "keyDown", **({"text": text} if text else {})})
        self.call("Input.dispatchKeyEvent", {**params, "type": "keyUp"})

    def screenshot(self, path, whole=True):
        data = self.call("Page.captureScreenshot", {"captureBeyondViewport": whole, **self.clip(whole)})["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def clip(self, whole):
        if not whole:
            return {}
        size = self.call("Page.getLayoutMetrics")["cssContentSize"]
        # A texture can be no taller than this.
        return {"clip": {"x": 0, "y": 0, "width": size["width"], "height": min(size["height"], 12_000), "scale": 1}}

    def pdf(self, path):
        data = self.call("Page.printToPDF", {"printBackground": False, "preferCSSPageSize": True})["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def close(self):
        self.browser.call("Target.closeTarget", {"targetId": self.target})
