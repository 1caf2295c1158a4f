import { GramIndexBuilder, lowOf } from './gram-index';
import type { GrowingUint32 } from './growing-array';
import { groupMembers } from './grouped';
import type { NameTable } from './item-index-data';
import { isDense, isIdeograph } from './scripts';
import { toSearchableText } from './searchable-text';
import { sharedUint16, sharedUint32, sharedUint8 } from './shared-array';

export const postingFlags = { bits: 2, beginsName: 1, beginsWord: 2 } as const;

/** @param bearings which entry bears which name in which languages (a bit each), side by side */
export function buildNameTable(
  folded: string[],
  bearings: { names: GrowingUint32; entries: GrowingUint32; languages: GrowingUint32 },
): NameTable {
  const count = folded.length;
  const texts = folded.map(toSearchableText);
  const total = texts.reduce((sum, { units }) => sum + units.length, 0);
  const units = sharedUint16(total);
  const wordStarts = sharedUint8(total);
  const starts = sharedUint32(count + 1);
  const grams = new GramIndexBuilder(postingFlags.bits);
  let at = 0;
  texts.forEach((text, name) => {
    units.set(text.units, at);
    wordStarts.set(text.starts, at);
    at += text.units.length;
    starts[name + 1] = at;
    addGrams(grams, name, text.units, text.starts);
  });
  return {
    count,
    units,
    wordStarts,
    starts,
    owners: groupMembers(count, bearings.names, bearings.entries),
    ownerLanguages: groupMembers(count, bearings.names, bearings.languages).members,
    grams: grams.finish(),
  };
}

function addGrams(grams: GramIndexBuilder, name: number, units: Uint16Array, starts: Uint8Array): void {
  const { length } = units;
  for (let at = 0; at < length; at += 1) {
    const unit = units[at]!;
    const beginsWord = starts[at] === 1;
    const flags = (at === 0 ? postingFlags.beginsName : 0) | (beginsWord ? postingFlags.beginsWord : 0);
    if (beginsWord || isIdeograph(unit)) grams.add(unit, 0, name, flags);
    if (at + 1 >= length) return;
    const second = units[at + 1]!;
    const low = lowOf(unit, second);
    if (beginsWord || isDense(unit) || isDense(second)) grams.add(low, 0, name, flags);
    if (at + 2 < length) grams.add(low, units[at + 2]!, name, flags);
  }
}
