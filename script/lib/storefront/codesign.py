# SPDX-License-Identifier: Apache-2.0
"""A code signature in place of the ad-hoc one that the linker made (kern/cs_blobs.h).

Apple's codesign has not seen the result; pages, Info.plist, resources and entitlements are hashed as it
does, and the CMS signature is by a test certificate.
"""
import hashlib
import struct

from entitlements import der
from machofile import LC_CODE_SIGNATURE, MH_EXECUTE, Thin

PAGE = 4096
HASH = 32
CODE_DIRECTORY_HEADER = 0x58
INFO_PLIST, REQUIREMENTS, RESOURCES, ENTITLEMENTS, DER_ENTITLEMENTS, CMS = 1, 2, 3, 5, 7, 0x10000


def sign(data, identifier, team, info, resources, entitlements, cms):
    """The executable with its signature; `entitlements` is (dictionary, XML) or None, `cms` signs bytes."""
    thin = Thin(data)
    limit = struct.unpack_from("<I", thin.data, thin.command(LC_CODE_SIGNATURE) + 8)[0]
    blobs = {REQUIREMENTS: _blob(0xFADE0C01, struct.pack(">I", 0))}
    special = {INFO_PLIST: info, REQUIREMENTS: blobs[REQUIREMENTS], RESOURCES: resources}
    if entitlements:
        dictionary, xml = entitlements
        blobs[ENTITLEMENTS] = special[ENTITLEMENTS] = _blob(0xFADE7171, xml)
        blobs[DER_ENTITLEMENTS] = special[DER_ENTITLEMENTS] = _blob(0xFADE7172, der(dictionary))
    directory_size = len(_code_directory(thin, limit, identifier, team, special))
    size = 12 + 8 * (len(blobs) + 2) + directory_size + sum(map(len, blobs.values())) + len(cms(b"")) + 8
    # The load commands are hashed too: the signature's size must stand there first.
    _make_room(thin, limit, (size + 15) & ~15)
    directory = _code_directory(thin, limit, identifier, team, special)
    blobs = {0: directory, **blobs, CMS: _blob(0xFADE0B01, cms(directory))}
    signature = _super_blob(blobs)
    assert len(signature) == size
    return bytes(thin.data[:limit]) + signature.ljust((size + 15) & ~15, b"\0")


def _code_directory(thin, limit, identifier, team, special):
    pages = [thin.data[start : min(start + PAGE, limit)] for start in range(0, limit, PAGE)]
    identifier, team = identifier.encode() + b"\0", team.encode() + b"\0"
    slots = max(special)
    hashes = CODE_DIRECTORY_HEADER + len(identifier) + len(team) + slots * HASH
    place, form = thin.segment(b"__TEXT")
    _, _, text_offset, text_size = struct.unpack_from(form, thin.data, place)
    header = struct.pack(
        ">9I4BI", 0xFADE0C02, hashes + len(pages) * HASH, 0x20400, 0, hashes, CODE_DIRECTORY_HEADER, slots,
        len(pages), limit, HASH, 2, 0, PAGE.bit_length() - 1, 0)
    header += struct.pack(">3IQ", 0, CODE_DIRECTORY_HEADER + len(identifier), 0, 0)
    header += struct.pack(">3Q", text_offset, text_size, int(thin.filetype == MH_EXECUTE))
    empty = bytes(HASH)
    table = [_hash(special[slot]) if slot in special else empty for slot in range(slots, 0, -1)]
    return header + identifier + team + b"".join(table) + b"".join(map(_hash, pages))


def _make_room(thin, limit, size):
    struct.pack_into("<2I", thin.data, thin.command(LC_CODE_SIGNATURE) + 8, limit, size)
    place, form = thin.segment(b"__LINKEDIT")
    address, _, offset, _ = struct.unpack_from(form, thin.data, place)
    length = limit + size - offset
    struct.pack_into(form, thin.data, place, address, (length + 0x3FFF) & ~0x3FFF, offset, length)


def _super_blob(blobs):
    offset = 12 + 8 * len(blobs)
    index, contents = b"", b""
    for slot, blob in blobs.items():
        index += struct.pack(">2I", slot, offset + len(contents))
        contents += blob
    return struct.pack(">3I", 0xFADE0CC0, offset + len(contents), len(blobs)) + index + contents


def _blob(magic, content):
    return struct.pack(">2I", magic, len(content) + 8) + content


def _hash(data):
    return hashlib.sha256(data).digest()
