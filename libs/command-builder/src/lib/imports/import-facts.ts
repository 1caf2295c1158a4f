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
  const properties = (type: ItemParamType, group: string) =>
    (lists.get(type) ?? []).flatMap(({ id, grup = '', stats = null }) => (grup === group ? [{ id, stats }] : []));
  return {
    avatarByName: byName('avatarList'),
    weaponByName: byName('weaponList'),
    artifactByName: (set, slot, stars) => {
      const piece = sets.get(set);
      if (piece === undefined) return null;
      // The pieces of a set differ in the last three digits of their ids: stars, slot, and the number of initial sub properties.
      const isOfSet = (id: string) => id.length === piece.length && id.slice(0, -3) === piece.slice(0, -3);
      const pieces = (lists.get('artifactList') ?? []).filter(
        (row) => isOfSet(row.id) && row.equipType === slot && row.stars === stars,
      );
      return pieces.map(({ id }) => id).sort()[0] ?? null;
    },
    artifact: artifact ?? (() => null),
    properties: (kind, group) => properties(kind === 'main' ? 'propmainList' : 'propSub', group),
  };
}
