# SPDX-License-Identifier: Apache-2.0
"""Makes Storefront.xcarchive, always of the same bytes: build.py TOOLCHAIN_BIN SOURCES OUTPUT"""
import pathlib
import plistlib
import shutil
import sys
import tempfile
import uuid

from codesign import sign
from machofile import dsym, fat
from resources import code_resources
from tools import Tools

TEAM = "S7RFRNT42X"
IOS = ("ios", "17.0", "26.2")
WATCHOS = ("watchos", "10.0", "26.2")
# Without room for the store's encryption a file is 16 KiB smaller: the app and its extension keep it.
SMALL = "-no_encryption"


class Build:
    def __init__(self, toolchain, sources, work):
        self.sources = sources
        self.tools = Tools(toolchain, sources, work)
        self.archive = work / "Storefront.xcarchive"
        self.app = self.archive / "Products/Applications/Storefront.app"

    def run(self):
        """The archive's folder, with everything in it."""
        stubs = self.sources / "Stubs"
        system = stubs / "libSystem.tbd"
        kit = self.tools.link(
            "StorefrontKit", self.sources / "Kit/kit.c", "arm64", IOS,
            [SMALL, "-dylib", "-install_name", "@rpath/StorefrontKit.framework/StorefrontKit", system])
        share = self.tools.link(
            "ShareExtension", self.sources / "ShareExtension/main.c", "arm64", IOS,
            ["-e", "_NSExtensionMain", stubs / "Foundation.tbd", system])
        watch = [
            self.tools.link("StorefrontWatch", self.sources / "WatchApp/main.c", architecture, WATCHOS,
                            [SMALL, "-e", "_main", stubs / "WatchKit.tbd", system])
            for architecture in ("arm64_32", "arm64")
        ]
        main = self.tools.link(
            "Storefront", self.sources / "App/main.c", "arm64", IOS,
            ["-e", "_main", stubs / "UIKit.tbd", stubs / "StorefrontKit.tbd", system,
             "-rpath", "@executable_path/Frameworks"])

        self.bundle(self.app / "Frameworks/StorefrontKit.framework", "Kit", "iphoneos", [kit])
        self.bundle(self.app / "PlugIns/ShareExtension.appex", "ShareExtension", "iphoneos", [share],
                    profile="Storefront Share App Store")
        self.bundle(self.app / "Watch/StorefrontWatch.app", "WatchApp", "watchos", watch,
                    profile="Storefront Watch App Store")
        for name in ("PrivacyInfo.xcprivacy", "AppIcon60x60@2x.png"):
            self.copy("App", name)
        self.bundle(self.app, "App", "iphoneos", [main], profile="Storefront App Store")
        self.write(self.archive / "Info.plist", (self.sources / "Archive.plist").read_bytes())
        self.debug_symbols(main)
        return self.archive

    def bundle(self, folder, source, platform, executables, profile=None):
        """A signed bundle; bundles and files inside it are there already."""
        info = self.plist(f"{source}/Info.plist") | self.plist(f"Platform/{platform}.plist")
        entitlements = None
        for path in (self.sources / source).glob("*.entitlements"):
            dictionary = plistlib.loads(path.read_bytes())
            entitlements = dictionary, plistlib.dumps(dictionary)
            self.write(folder / "embedded.mobileprovision", self.profile(profile, dictionary))
        # Xcode converts a bundle's property list to the binary form.
        self.write(folder / "Info.plist", plistlib.dumps(info, fmt=plistlib.FMT_BINARY, sort_keys=False))
        if info["CFBundlePackageType"] == "APPL":
            self.write(folder / "PkgInfo", b"APPL????")
        resources = code_resources(folder, info["CFBundleExecutable"])
        self.write(folder / "_CodeSignature/CodeResources", resources)
        slices = [
            sign(executable.read_bytes(), info["CFBundleIdentifier"], TEAM,
                 (folder / "Info.plist").read_bytes(), resources, entitlements,
                 lambda content: self.tools.cms(content, "distribution", detached=True))
            for executable in executables
        ]
        executable = folder / info["CFBundleExecutable"]
        self.write(executable, slices[0] if len(slices) == 1 else fat(slices))
        executable.chmod(0o755)

    def profile(self, name, entitlements):
        """A store profile for the entitlements; its identifier follows from its name."""
        content = self.plist("Signing/Profile.plist") | {
            "DeveloperCertificates": [self.tools.certificate("distribution")],
            "Entitlements": entitlements,
            "Name": name,
            "UUID": str(uuid.uuid5(uuid.NAMESPACE_DNS, f"{name}.storefront.example")),
        }
        return self.tools.cms(plistlib.dumps(content), "profiles", detached=False)

    def debug_symbols(self, executable):
        contents = self.archive / "dSYMs/Storefront.app.dSYM/Contents"
        self.write(contents / "Info.plist", (self.sources / "DebugSymbols.plist").read_bytes())
        self.write(contents / "Resources/DWARF/Storefront", dsym(executable.read_bytes()))

    def plist(self, name):
        return plistlib.loads((self.sources / name).read_bytes())

    def copy(self, source, name):
        self.write(self.app / name, (self.sources / source / name).read_bytes())

    def write(self, path, data):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def main():
    toolchain, sources, output = map(pathlib.Path, sys.argv[1:])
    with tempfile.TemporaryDirectory() as work:
        archive = Build(toolchain, sources.resolve(), pathlib.Path(work)).run()
        if output.exists():
            shutil.rmtree(output)
        shutil.copytree(archive, output)


main()
