// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

/// Odd texts, each read as Foundation reads it: the same value, or an error in both. Where this reader differs
/// on purpose the text stands in a table of its own, and agreeing with Foundation there fails the test.
struct SecondOpinionTests {
    @Test(arguments: OddTexts.xml) func readsOddXMLAsFoundationDoes(_ text: String) {
        #expect(root(text, .xml) == FoundationOracle.propertyList(Array(text.utf8))?.valueOnly)
    }

    @Test(arguments: OddTexts.xmlReadOtherwise) func readsThisXMLOtherwise(
        _ text: String, _ ours: PropertyListValue?
    ) {
        #expect(root(text, .xml)?.value == ours)
        #expect(FoundationOracle.propertyList(Array(text.utf8))?.valueOnly != root(text, .xml))
    }

    @Test(arguments: OddTexts.openStep) func readsOddOpenStepTextAsFoundationDoes(_ text: String) {
        #expect(root(text, .openStep) == FoundationOracle.propertyList(Array(text.utf8))?.valueOnly)
    }

    @Test(arguments: OddTexts.openStepReadOtherwise) func readsThisOpenStepTextOtherwise(
        _ text: String, _ ours: PropertyListValue?
    ) {
        #expect(root(text, .openStep)?.value == ours)
        #expect(FoundationOracle.propertyList(Array(text.utf8))?.valueOnly != root(text, .openStep))
    }

    @Test(arguments: OddTexts.json) func readsOddJSONAsFoundationDoes(_ text: String) {
        #expect(root(text, .json) == FoundationOracle.json(Array(text.utf8))?.valueOnly)
    }

    @Test(arguments: OddTexts.jsonReadOtherwise) func readsThisJSONOtherwise(
        _ text: String, _ ours: PropertyListValue?
    ) {
        #expect(root(text, .json)?.value == ours)
        #expect(FoundationOracle.json(Array(text.utf8))?.valueOnly != root(text, .json))
    }

    private func root(_ text: String, _ format: PropertyListDocument.Format) -> PropertyListNode? {
        (try? read(text, as: format).get())?.root.valueOnly
    }
}
