// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

/// The parser of property lists within an operand's budget.
struct PropertyListParser {
    private var budget = PropertyListBudget()

    init(_ budget: ArtifactBudget) {
        self.budget.bytes = min(self.budget.bytes, budget.propertyListBytes)
    }

    /// The document in `bytes`.
    func document(_ bytes: [UInt8]) throws(ReadFault) -> PropertyListDocument {
        do {
            return try PropertyListReader.read(bytes, budget: budget)
        } catch {
            throw ReadFault(error)
        }
    }

    /// The facts of the Info.plist in `bytes`.
    func infoPlist(_ bytes: [UInt8], at location: Location) throws(ReadFault) -> InfoPlistFacts {
        try infoPlist(document(bytes), at: location)
    }

    /// The facts of an Info.plist, whose root must be a dictionary.
    func infoPlist(_ document: PropertyListDocument, at location: Location) throws(ReadFault)
        -> InfoPlistFacts
    {
        guard document.root.dictionary != nil else {
            let words = "its root is of type \(document.root.value.typeName), an Info.plist's is dict"
            throw ReadFault(.malformed, words)
        }
        return InfoPlistFacts(location: location, document: document)
    }
}

extension ReadFault {
    init(_ error: PropertyListError) {
        self.init(error.isLimit ? .limit : .malformed, error.description, isLimit: error.isLimit)
    }
}
