import type { HitList } from '../ranking/hit-list';
import type { EntryTable } from '../index/item-index-data';
import { match } from '../ranking/rank-key';

const maxIdDigits = 16;

/** Adds the entries whose id equals or starts with the digits. */
export function matchIds({ ids, entriesById }: EntryTable, digits: string, hits: HitList): void {
  // Ids of one length that start with the digits form one range of numbers.
  for (let length = digits.length; length <= (digits === '0' ? 1 : maxIdDigits); length += 1) {
    const scale = 10 ** (length - digits.length);
    const lowest = Number(digits) * scale;
    const how = length === digits.length ? match.exact : match.prefix;
    for (let at = firstAtLeast(ids, lowest); at < ids.length && ids[at]! < lowest + scale; at += 1)
      hits.addId(entriesById[at]!, how, length);
  }
}

function firstAtLeast(sorted: Float64Array, value: number): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! < value) from = middle + 1;
    else to = middle;
  }
  return from;
}
