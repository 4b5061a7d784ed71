# SPDX-License-Identifier: Apache-2.0
"""Entitlements in the DER that code signatures carry beside the XML since iOS 15."""

BOOLEAN, INTEGER, UTF8_STRING, SEQUENCE, APPLICATION_16, CONTEXT_16 = 0x01, 0x02, 0x0C, 0x30, 0x70, 0xB0


def der(entitlements):
    """[APPLICATION 16] { INTEGER 1, dictionary }"""
    return _element(APPLICATION_16, _element(INTEGER, b"\x01") + _value(entitlements))


def _value(value):
    if isinstance(value, bool):
        return _element(BOOLEAN, b"\xff" if value else b"\x00")
    if isinstance(value, int):
        return _element(INTEGER, value.to_bytes(value.bit_length() // 8 + 1, "big", signed=True))
    if isinstance(value, str):
        return _element(UTF8_STRING, value.encode())
    if isinstance(value, list):
        return _element(SEQUENCE, b"".join(map(_value, value)))
    if isinstance(value, dict):
        pairs = (_element(SEQUENCE, _value(key) + _value(value[key])) for key in sorted(value))
        return _element(CONTEXT_16, b"".join(pairs))
    raise TypeError(f"entitlements can't hold a {type(value).__name__}")


def _element(tag, content):
    length = len(content)
    if length < 0x80:
        return bytes([tag, length]) + content
    size = length.to_bytes((length.bit_length() + 7) // 8, "big")
    return bytes([tag, 0x80 | len(size)]) + size + content
