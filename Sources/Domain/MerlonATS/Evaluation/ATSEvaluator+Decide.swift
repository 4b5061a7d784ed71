// SPDX-License-Identifier: Apache-2.0

extension ATSEvaluator {
    /// The decision on a host in the form that is compared.
    func decide(
        _ host: UnsafeBufferPointer<UInt8>, address: IPAddress?, scheme: ATSScheme, loader: ATSLoader
    ) -> ATSDecision {
        var trace: [ATSTraceStep] = []
        // Enough for nearly every decision, so that a trace is one allocation.
        trace.reserveCapacity(8)
        if scheme.isWebSocket { trace.append(ATSTraceStep(.webSocket)) }

        var (wholeHash, parentHash): (UInt64, UInt64) = (0, 0)
        var entry = -1
        let asksATS = loader != .outsideATS && reading.appliesATS
        if !asksATS {
            trace.append(ATSTraceStep(loader == .outsideATS ? .outsideATS : .linkedBeforeATS))
        } else if let address {
            entry = exceptions.entry(for: address, spelt: host, &trace)
        } else {
            entry = exceptions.entry(for: host, &trace, wholeHash: &wholeHash, parentHash: &parentHash)
        }

        var demand: ATSTransportDemand?
        let cleartextAllowed: Bool
        if !asksATS {
            cleartextAllowed = true
        } else if entry >= 0 {
            let exception = exceptions.entries[entry]
            cleartextAllowed = exception.allowsHTTP
            demand = exception.demand
            let rule = exception.allowsHTTP ? ATSRule.exceptionAllowsHTTP : .exceptionRequiresTLS
            trace.append(ATSTraceStep(rule, exception.subject))
            for rule in exception.demandRules { trace.append(ATSTraceStep(rule, exception.subject)) }
        } else {
            cleartextAllowed = allowsCleartext(host, address, loader: loader, &trace)
            demand = demandWithoutException(cleartextAllowed: cleartextAllowed, loader: loader)
            if demand?.niap == .functionalPackage21 { trace.append(ATSTraceStep(.niapPackage, .topLevel)) }
        }
        if demand == nil { trace.append(ATSTraceStep(.noTLSDemand)) }

        let applied = appliedPins(
            host, isAddress: address != nil, wholeHash: wholeHash, parentHash: parentHash, loader: loader)
        if let applied {
            trace.append(contentsOf: applied.steps)
            if applied.rejectsEverything { trace.append(ATSTraceStep(.pinsRejectEverything)) }
        }
        if applied == nil, globals.discardsPins, reading.readsPins, !configuration.pinnedDomains.isEmpty {
            trace.append(ATSTraceStep(.pinsDiscarded, .topLevel))
        }
        let isAllowed = scheme.isSecure ? !(applied?.rejectsEverything ?? false) : cleartextAllowed
        return ATSDecision(
            verdict: isAllowed ? .allowed : .blocked, cleartextAllowed: cleartextAllowed, tls: demand,
            trustMayBeLoosened: cleartextAllowed, pins: applied?.demand ?? .none, trace: trace)
    }

    /// Whether `http` is allowed to a host that no exception names: the system's questions in its order.
    private func allowsCleartext(
        _ host: UnsafeBufferPointer<UInt8>, _ address: IPAddress?, loader: ATSLoader,
        _ trace: inout [ATSTraceStep]
    ) -> Bool {
        switch locality(of: host, address) {
        case .exempt:
            trace.append(ATSTraceStep(.addressDefault))
            return true
        case .local where globals.localNetworking != false:
            trace.append(ATSTraceStep(.localHost, globals.localNetworking == nil ? .nothing : .topLevel))
            return true
        case .local:
            trace.append(ATSTraceStep(.localNetworkingRefused, .topLevel))
        case .localByKey where globals.localNetworking == true:
            trace.append(ATSTraceStep(.localHost, .topLevel))
            return true
        case .external, .localByKey:
            break
        }
        if globals.mediaLoads, loader == .media {
            trace.append(ATSTraceStep(.mediaLoads, .topLevel))
            return true
        }
        if globals.webContentLoads, loader == .webContent {
            trace.append(ATSTraceStep(.webContentLoads, .topLevel))
            return true
        }
        guard globals.arbitraryLoads else {
            trace.append(ATSTraceStep(.atsDefault))
            return false
        }
        let isOverridden = globals.overridesArbitraryLoads
        trace.append(ATSTraceStep(isOverridden ? .arbitraryLoadsOverridden : .arbitraryLoads, .topLevel))
        return !isOverridden
    }

    /// What is demanded of TLS where no exception says it: nothing where ATS is off for the host.
    private func demandWithoutException(cleartextAllowed: Bool, loader: ATSLoader) -> ATSTransportDemand? {
        guard !cleartextAllowed || (reading.webContentKeepsDemands && loader == .webContent) else {
            return nil
        }
        return ATSTransportDemand(
            minimumTLS: .tls12, requiresForwardSecrecy: true, niap: globals.niap,
            cipherSuiteList: reading.cipherSuites)
    }

    private func appliedPins(
        _ host: UnsafeBufferPointer<UInt8>, isAddress: Bool, wholeHash: UInt64, parentHash: UInt64,
        loader: ATSLoader
    ) -> AppliedPins? {
        guard !pins.isEmpty, loader != .outsideATS || reading.pinsReachOutside,
            loader != .webContent || reading.pinsReachWebContent
        else { return nil }
        let hasFinalDot = host.last == UInt8(ascii: ".")
        if hasFinalDot || wholeHash == 0 || reading.hostCase == .asWritten {
            return appliedPins(lowering: hasFinalDot ? host.dropLast() : host[...], isAddress: isAddress)
        }
        return pins.applied(
            to: host, hash: wholeHash, parentStart: isAddress ? host.count : host.startOfParent,
            parentHash: parentHash)
    }

    /// The pins of a host whose form for exceptions is not the one for pins.
    private func appliedPins(
        lowering text: Slice<UnsafeBufferPointer<UInt8>>, isAddress: Bool
    ) -> AppliedPins? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: ATSURLBudget.hostRoom) { buffer in
            for (index, byte) in text.enumerated() { buffer[index] = byte.lowered }
            let host = UnsafeBufferPointer(rebasing: buffer[..<text.count])
            var hashes: (whole: UInt64, parent: UInt64) = (0, 0)
            hash.visitSuffixes(of: host) { hashes = (whole: $1, parent: hashes.whole) }
            return pins.applied(
                to: host, hash: hashes.whole, parentStart: isAddress ? host.count : host.startOfParent,
                parentHash: hashes.parent)
        }
    }
}
