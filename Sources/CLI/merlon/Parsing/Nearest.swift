// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

/// The word of `known` that `word` was most likely meant to be; nil where none is near.
func nearest(to word: String, in known: [String]) -> String? { Spelling.nearest(to: word, in: known) }
