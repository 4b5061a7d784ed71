# SPDX-License-Identifier: Apache-2.0
"""_CodeSignature/CodeResources: the digests of the files that lie beside a bundle's executable."""
import hashlib
import plistlib

RULES = {"^.*": True, "^.*\\.lproj/": {"optional": True, "weight": 1000.0}}
RULES_2 = {
    **RULES,
    "^Info\\.plist$": {"omit": True, "weight": 20.0},
    "^PkgInfo$": {"omit": True, "weight": 20.0},
    "^embedded\\.provisionprofile$": {"weight": 20.0},
}


def code_resources(bundle, executable):
    """The property list for the bundle at a path, whose nested bundles are signed already."""
    files, files_2 = {}, {}
    for path in sorted(bundle.rglob("*")):
        name = path.relative_to(bundle).as_posix()
        if path.is_dir() or name == executable or name.startswith("_CodeSignature/"):
            continue
        data = path.read_bytes()
        files[name] = hashlib.sha1(data).digest()
        if name not in ("Info.plist", "PkgInfo"):
            files_2[name] = {"hash": files[name], "hash2": hashlib.sha256(data).digest()}
    return plistlib.dumps({"files": files, "files2": files_2, "rules": RULES, "rules2": RULES_2})
