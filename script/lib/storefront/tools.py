# SPDX-License-Identifier: Apache-2.0
"""The programs that make Storefront: clang and ld64.lld of a Swift toolchain, and OpenSSL."""
import subprocess


class Tools:
    def __init__(self, toolchain, sources, work):
        self.toolchain, self.sources, self.work = toolchain, sources, work

    def link(self, name, source, architecture, platform, options):
        """A linked file from one C source. The linker's output depends on the name of its file."""
        folder = self.work / architecture
        folder.mkdir(exist_ok=True)
        # The linker refuses objects that name an Apple platform: it is to stamp them.
        self._run("clang", "-target", f"{architecture}-apple-none-macho", "-ffreestanding", "-O1",
                  "-fno-ident", "-c", source, "-o", folder / f"{name}.o")
        self._run("ld64.lld", "-arch", architecture, "-platform_version", *platform, "-adhoc_codesign",
                  folder / f"{name}.o", *options, "-o", folder / name)
        return folder / name

    def cms(self, content, signer, detached):
        """CMS around the content, or beside it. Without signed attributes there is no time in it, and an
        RSA signature of PKCS #1 v1.5 has no random part: the same content gives the same bytes."""
        signing = self.sources / "Signing"
        form = [] if detached else ["-nodetach"]
        return self._run(
            "openssl", "cms", "-sign", "-binary", "-noattr", *form, "-md", "sha256", "-outform", "DER",
            "-signer", signing / f"{signer}.pem", "-inkey", signing / f"{signer}-test-only.key",
            "-certfile", signing / "ca.pem", input=content)

    def certificate(self, name):
        """A certificate as DER."""
        path = self.sources / "Signing" / f"{name}.pem"
        return self._run("openssl", "x509", "-in", path, "-outform", "DER")

    def _run(self, program, *arguments, input=None):
        own = self.toolchain / program
        command = [own if own.exists() else program, *arguments]
        return subprocess.run(command, input=input, stdout=subprocess.PIPE, check=True).stdout
