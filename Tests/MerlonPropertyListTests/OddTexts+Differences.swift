// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

/// Texts that this reader reads otherwise than Foundation, with what it reads (nil for an error).
extension OddTexts {
    static let xmlReadOtherwise: [(String, PropertyListValue?)] = [
        // An internal subset is XML, and harmless where its entities are not expanded; Foundation stops at it.
        ("<!DOCTYPE plist [<!ENTITY foo \"bar\">]><plist><string>x</string></plist>", .string("x")),
        ("<!DOCTYPE plist PUBLIC \"-//x\" \"y\" [ ]><plist><string>x</string></plist>", .string("x")),
        ("<!DOCTYPE plist [<!ELEMENT a ANY>]><true/>", .boolean(true)),
        ("<!DOCTYPE plist [<!-- ]> -->]><true/>", .boolean(true)),
        ("<!DOCTYPE plist []><true/>", .boolean(true)),
        ("<!DOCTYPE plist SYSTEM \"a>b\"><true/>", .boolean(true)),
        // Foundation ends a tag at the first >, and finds no encoding where spaces surround the =.
        ("<string a=\"1>2\">a</string>", .string("a")),
        ("<?xml  version = '1.0'  encoding = 'iso-8859-1' ?><string>é</string>", .string("Ã©")),
        // The dictionary that stands for a UID stays a dictionary: its keys have places.
        (
            "<dict><key>CF$UID</key><integer>1</integer></dict>",
            .dictionary(.init([.init("CF$UID", .init(.integer(1)))]))
        ),
        // Years beyond nine digits, an element that no document type allows inside others, and references
        // without a number are mistakes that Foundation lets pass; leading zeros are none.
        ("<date>99999999999-01-01T00:00:00Z</date>", nil),
        ("<date>2147483648-01-01T00:00:00Z</date>", nil),
        ("<array><plist><string>x</string></plist></array>", nil),
        ("<plist><plist><string>x</string></plist></plist>", nil),
        ("<string>&#x;</string>", nil),
        ("<string>&#;</string>", nil),
        ("<string>&#00000000000000000065;</string>", .string("A")),
    ]

    static let openStepReadOtherwise: [(String, PropertyListValue?)] = [
        // GNUstep's typed values, which Apple's reader does not have.
        ("{a=<*BY>;}", .dictionary(.init([.init("a", .init(.boolean(true)))]))),
        ("{a=<*I5>;}", .dictionary(.init([.init("a", .init(.integer(5)))]))),
        // A blank file is no dictionary; the byte 777 (octal) is the one that stands for no character.
        ("  ", nil),
        ("\"\\777\"", .string("\u{FFFD}")),
    ]

    static let jsonReadOtherwise: [(String, PropertyListValue?)] = [
        // RFC 8259 has no comma before a closing bracket.
        ("[1,]", nil),
        ("{\"a\":1,}", nil),
        // Foundation on Linux makes a floating-point number of it.
        ("[-9223372036854775808]", .array([.init(.integer(.min))])),
    ]
}
