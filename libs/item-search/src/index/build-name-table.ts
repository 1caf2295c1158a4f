import { GramIndexBuilder, lowOf } from './gram-index';
import type { GrowingUint32 } from './growing-array';
import { groupMembers } from './grouped';
import type { NameTable } from './item-index-data';
import { isDense, isIdeograph } from '../text/scripts';
import { writeSearchable } from '../text/searchable-text';
import { sharedUint16, sharedUint32, sharedUint8 } from './shared-array';

/** The lowest bits of a posting: how a gram occurs in a name. */
export const postingFlags = { bits: 3, beginsName: 1, beginsWord: 2, withinWord: 4 } as const;

/**
 * @param bearings parallel lists: entry, its name, the languages of that name (one bit each), and the source text; `exactOnlyFrom` as in
 * NameTable
 */
export function buildNameTable(
  folded: string[],
  bearings: { names: GrowingUint32; entries: GrowingUint32; languages: GrowingUint32; sources: GrowingUint32 },
  exactOnlyFrom: number,
): NameTable {
  const count = folded.length;
  const most = folded.reduce((sum, { length }) => sum + length, 0);
  const units = sharedUint16(most);
  const wordStarts = sharedUint8(most);
  const starts = sharedUint32(count + 1);
  const grams = new GramIndexBuilder(postingFlags.bits);
  for (let name = 0; name < count; name += 1) {
    const from = starts[name]!;
    const to = writeSearchable(folded[name]!, units, wordStarts, from);
    starts[name + 1] = to;
    addGrams(grams, name, units, wordStarts, from, to);
  }
  return {
    count,
    exactOnlyFrom,
    units,
    wordStarts,
    starts,
    owners: groupMembers(count, bearings.names, bearings.entries),
    ownerLanguages: groupMembers(count, bearings.names, bearings.languages).members,
    ownerSources: groupMembers(count, bearings.names, bearings.sources).members,
    grams: grams.finish(),
  };
}

function addGrams(
  grams: GramIndexBuilder,
  name: number,
  units: Uint16Array,
  wordStarts: Uint8Array,
  from: number,
  to: number,
): void {
  for (let at = from; at < to; at += 1) {
    const unit = units[at]!;
    const beginsWord = wordStarts[at] === 1;
    const flags = (at === from ? postingFlags.beginsName : 0) | (beginsWord ? postingFlags.beginsWord : 0);
    if (beginsWord || isIdeograph(unit)) grams.add(unit, 0, name, flags | postingFlags.withinWord);
    if (at + 1 >= to) return;
    const second = units[at + 1]!;
    const low = lowOf(unit, second);
    const ofPair = wordStarts[at + 1] === 1 ? flags : flags | postingFlags.withinWord;
    if (beginsWord || isDense(unit) || isDense(second)) grams.add(low, 0, name, ofPair);
    if (at + 2 < to) grams.add(low, units[at + 2]!, name, wordStarts[at + 2] === 1 ? flags : ofPair);
  }
}
