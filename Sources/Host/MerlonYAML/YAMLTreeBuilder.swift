// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Makes a tree of libyaml's events, aliases expanded and everything counted.
struct YAMLTreeBuilder {
    private let budget: YAMLBudget
    private let schema: YAMLSchema
    private let events: YAMLEvents
    private var anchors: [String: (node: PropertyListNode, values: Int)] = [:]
    private var values = 0
    private var anomalies: [PropertyListAnomaly] = []

    init(budget: YAMLBudget, schema: YAMLSchema, events: YAMLEvents) {
        self.budget = budget
        self.schema = schema
        self.events = events
    }

    /// The one document of the stream.
    mutating func document() throws(YAMLError) -> YAMLDocument {
        var root: PropertyListNode?
        while true {
            let (event, place) = try events.next()
            switch event {
            case .documentStart where root == nil:
                let (first, start) = try events.next()
                root = try node(first, start, .init())
            case .documentStart: throw .severalDocuments(at: place)
            case .streamEnd:
                guard let root else { throw .empty }
                return YAMLDocument(root: root, anomalies: anomalies)
            default: continue
            }
        }
    }

    private mutating func node(
        _ event: YAMLEvents.Event, _ place: SourcePlace, _ path: PropertyListKeyPath
    ) throws(YAMLError) -> PropertyListNode {
        guard path.steps.count < budget.depth else { throw .tooDeep(limit: budget.depth, at: place) }
        let before = values
        let made: PropertyListNode
        let name: String?
        switch event {
        case .alias(let name):
            guard let (node, count) = anchors[name] else { throw .aliasWithoutAnchor(name: name, at: place) }
            try spend(count)
            return node
        case .scalar(let text, let isPlain, let tag, let anchor):
            try spend(1)
            made = PropertyListNode(
                try YAMLScalar.value(text, isPlain: isPlain, tag: tag, as: schema, at: place), at: place)
            name = anchor
        case .sequenceStart(let tag, let anchor):
            try spend(1)
            guard tag == nil || tag == "!" || tag == "tag:yaml.org,2002:seq" else {
                throw .unknownTag(tag ?? "", at: place)
            }
            made = try sequence(from: place, path)
            name = anchor
        case .mappingStart(let tag, let anchor):
            try spend(1)
            guard tag == nil || tag == "!" || tag == "tag:yaml.org,2002:map" else {
                throw .unknownTag(tag ?? "", at: place)
            }
            made = try mapping(from: place, path)
            name = anchor
        case .collectionEnd, .documentStart, .other, .streamEnd:
            throw .syntax("a value was expected", at: place)
        }
        if let name { anchors[name] = (made, values - before) }
        return made
    }

    private mutating func sequence(
        from start: SourcePlace, _ path: PropertyListKeyPath
    ) throws(YAMLError) -> PropertyListNode {
        var elements: [PropertyListNode] = []
        while true {
            let (event, place) = try events.next()
            if case .collectionEnd = event {
                return PropertyListNode(.array(elements), at: start.extended(to: place))
            }
            elements.append(try node(event, place, path.appending(elements.count)))
        }
    }

    private mutating func mapping(
        from start: SourcePlace, _ path: PropertyListKeyPath
    ) throws(YAMLError) -> PropertyListNode {
        var entries: [PropertyListDictionary.Entry] = []
        var keys: Set<String> = []
        while true {
            let (event, place) = try events.next()
            if case .collectionEnd = event {
                return PropertyListNode(.dictionary(.init(entries)), at: start.extended(to: place))
            }
            let key: String
            switch event {
            case .scalar(let text, _, _, let anchor):
                key = text
                try spend(1)
                if let anchor { anchors[anchor] = (PropertyListNode(.string(text), at: place), 1) }
            case .alias(let name):
                guard let text = anchors[name]?.node.string else { throw .keyNotScalar(at: place) }
                key = text
                try spend(1)
            default: throw .keyNotScalar(at: place)
            }
            if !keys.insert(key).inserted {
                anomalies.append(PropertyListAnomaly(.duplicateKey(key), keyPath: path, place: place))
            }
            let (first, valuePlace) = try events.next()
            entries.append(.init(key, at: place, try node(first, valuePlace, path.appending(key))))
        }
    }

    private mutating func spend(_ more: Int) throws(YAMLError) {
        values += more
        guard values <= budget.values else { throw .tooManyValues(limit: budget.values) }
    }
}

extension SourcePlace {
    /// From this place's beginning to the end of `last`.
    fileprivate func extended(to last: SourcePlace) -> SourcePlace {
        var place = self
        place.endOffset = last.endOffset
        place.endLine = last.endLine
        place.endColumn = last.endColumn
        return place
    }
}
