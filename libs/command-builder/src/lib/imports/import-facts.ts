import type { CommandFacts, ImportFacts, ItemParamType } from '@starhaven/game-commands';
import type { PickerRow } from '../picker-rows/picker-row';

type Lists = ReadonlyMap<ItemParamType, readonly PickerRow[]>;

/** The lists of the handbook that a build needs. */
export const importLists: readonly ItemParamType[] = [
  'avatarList',
  'weaponList',
  'artifactList',
  'propmainList',
  'propSub',
];

/** A name in GOOD format: `Hu Tao` and `hutao` are equal, and so are all apostrophes. */
export const goodKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The handbook's answers for a build file, from the lists of a page (docs/behaviour/commands.md#import-a-build). */
export function toImportFacts(
  lists: Lists,
  { artifact }: CommandFacts,
  sets: ReadonlyMap<string, string> = new Map(),
): ImportFacts {
  const byName = (type: ItemParamType) => {
    const ids = new Map<string, string>();
    // Of several items with one name, the first is the character itself; the others are trials and copies.
    for (const { id, name } of lists.get(type) ?? []) if (!ids.has(goodKey(name))) ids.set(goodKey(name), id);
    return (name: string) => ids.get(goodKey(name)) ?? null;
  };
  // A build needs thousands of lookups, so each list is indexed once.
  const pieces = groupBy(lists.get('artifactList') ?? [], ({ id, equipType, stars }) => pieceKey(id, equipType, stars));
  const groupsOf = (type: ItemParamType) =>
    groupBy(
      (lists.get(type) ?? []).map(({ id, grup = '', stats = null }) => ({ id, grup, stats })),
      ({ grup }) => grup,
    );
  const groups = { main: groupsOf('propmainList'), sub: groupsOf('propSub') };
  return {
    avatarByName: byName('avatarList'),
    weaponByName: byName('weaponList'),
    artifactByName: (set, slot, stars) => {
      const piece = sets.get(set);
      if (piece === undefined) return null;
      const same = pieces.get(pieceKey(piece, slot, stars)) ?? [];
      return same.map(({ id }) => id).sort()[0] ?? null;
    },
    artifact: artifact ?? (() => null),
    properties: (kind, group) => groups[kind].get(group) ?? [],
  };
}

/** The pieces of a set differ in the last three digits of their ids: stars, slot, and the number of initial sub properties. */
const pieceKey = (id: string, slot: number | undefined, stars: number | undefined) =>
  `${id.length} ${id.slice(0, -3)} ${slot} ${stars}`;

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const same = groups.get(keyOf(row));
    if (same) same.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
