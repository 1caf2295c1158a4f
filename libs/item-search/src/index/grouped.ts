import type { GrowingUint32 } from './growing-array';
import { sharedUint32 } from './shared-array';

/** Members of many groups in one array: group g is `starts[g]` up to, but not including, `starts[g + 1]`. */
export interface Grouped {
  starts: Uint32Array;
  members: Uint32Array;
}

/** Sorts members by group and preserves their order. `groups` and `members` have the same length. */
export function groupMembers(groupCount: number, groups: GrowingUint32, members: GrowingUint32): Grouped {
  const starts = sharedUint32(groupCount + 1);
  for (let at = 0; at < groups.length; at += 1) starts[groups.values[at]! + 1]! += 1;
  for (let group = 0; group < groupCount; group += 1) starts[group + 1]! += starts[group]!;
  const next = starts.slice(0, groupCount);
  const sorted = sharedUint32(groups.length);
  for (let at = 0; at < groups.length; at += 1) sorted[next[groups.values[at]!]!++] = members.values[at]!;
  return { starts, members: sorted };
}
