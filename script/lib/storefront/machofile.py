# SPDX-License-Identifier: Apache-2.0
"""The few parts of Mach-O files that signing and packing need (mach-o/loader.h, mach-o/fat.h)."""
import struct

LC_SEGMENT, LC_SEGMENT_64, LC_UUID, LC_CODE_SIGNATURE, LC_BUILD_VERSION = 0x1, 0x19, 0x1B, 0x1D, 0x32
MH_MAGIC_64, MH_EXECUTE, MH_DSYM = 0xFEEDFACF, 2, 10
ARM64, ARM64_32, ARM64_V8 = 0x0100000C, 0x0200000C, 1


class Thin:
    """A little-endian file of one architecture, its bytes open to change."""

    def __init__(self, data):
        self.data = bytearray(data)
        magic, self.cpu, self.subtype, self.filetype, self.count, _ = struct.unpack_from("<6I", data)
        self.is_64_bit = magic == MH_MAGIC_64

    def commands(self):
        """Offset and number of each load command."""
        offset = 32 if self.is_64_bit else 28
        for _ in range(self.count):
            number, size = struct.unpack_from("<2I", self.data, offset)
            yield offset, number
            offset += size

    def command(self, wanted):
        """The offset of the first load command with the number."""
        return next(offset for offset, number in self.commands() if number == wanted)

    def bytes_of(self, wanted):
        """The first load command with the number."""
        offset = self.command(wanted)
        return bytes(self.data[offset : offset + struct.unpack_from("<I", self.data, offset + 4)[0]])

    def segment(self, wanted):
        """The place of a segment's four numbers (address, size, file offset, file size), and their form."""
        kind = LC_SEGMENT_64 if self.is_64_bit else LC_SEGMENT
        for offset, number in self.commands():
            if number == kind and self.data[offset + 8 : offset + 24].rstrip(b"\0") == wanted:
                return offset + 24, "<4Q" if self.is_64_bit else "<4I"
        raise ValueError(f"no segment {wanted}")


def fat(slices):
    """A fat file of thin ones, each at a multiple of 16 KiB."""
    header, contents = struct.pack(">2I", 0xCAFEBABE, len(slices)), b""
    offset = 0x4000
    for data in slices:
        thin = Thin(data)
        header += struct.pack(">5I", thin.cpu, thin.subtype, offset, len(data), 14)
        padded = data.ljust((len(data) + 0x3FFF) & ~0x3FFF, b"\0")
        contents += padded
        offset += len(padded)
    # The last slice ends the file.
    return header.ljust(0x4000, b"\0") + contents[: len(contents) - len(padded) + len(data)]


def dsym(data):
    """The smallest companion file with debug information for an executable: it is found by its UUID."""
    thin = Thin(data)
    commands = thin.bytes_of(LC_UUID) + thin.bytes_of(LC_BUILD_VERSION)
    return struct.pack("<8I", MH_MAGIC_64, thin.cpu, thin.subtype, MH_DSYM, 2, len(commands), 0, 0) + commands
