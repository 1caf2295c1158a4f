import type { GramIndexData } from '../index/gram-index';
import { findGram, lowOf } from '../index/gram-index';

export interface RarestGram {
  gram: number;
  postings: number;
}

/** The gram of the text that occurs in the fewest names; null if one of its grams occurs in none. The text is not empty. */
export function rarestGram(grams: GramIndexData, units: Uint16Array): RarestGram | null {
  const count = Math.max(1, units.length - 2);
  let rarest: RarestGram | null = null;
  for (let at = 0; at < count; at += 1) {
    const gram = findGram(grams, lowOf(units[at]!, units[at + 1] ?? 0), units[at + 2] ?? 0);
    if (gram === -1) return null;
    const postings = grams.starts[gram + 1]! - grams.starts[gram]!;
    if (rarest === null || postings < rarest.postings) rarest = { gram, postings };
  }
  return rarest;
}
