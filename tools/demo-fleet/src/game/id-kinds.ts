import type { CommandFacts, ItemParamType } from '@starhaven/game-commands';

type Span = readonly [from: number, to: number];

/**
 * The ranges of ids of each kind of item (docs/game-data.md). The demo servers have no game data: they accept every id in a range, and
 * answer for all others as a real server does for an unknown id.
 */
const spans: Readonly<Record<number, Partial<Record<ItemParamType, readonly Span[]>>>> = {
  1: {
    avatarList: [[10_000_002, 10_000_999]],
    weaponList: [[11_101, 16_000]],
    artifactList: [[20_000, 99_999]],
    itemList: [
      [1, 11_100],
      [100_000, 999_999],
    ],
    monsterList: [[20_000_000, 39_999_999]],
    questList: [[100, 99_999_999]],
    sceneList: [[1, 99_999]],
  },
  2: {
    avatarList: [
      [1_001, 1_999],
      [8_001, 8_010],
    ],
    weaponList: [[20_000, 24_999]],
    artifactList: [[31_000, 69_999]],
    itemList: [
      [1, 1_000],
      [100_000, 9_999_999],
    ],
    monsterList: [[1_000_000, 9_999_999]],
    questList: [[1, 999_999_999]],
    sceneList: [[1, 99_999_999]],
  },
  3: {
    avatarList: [[10_000, 29_999]],
    itemList: [[1, 999_999]],
  },
};

/** Whether a game has an item of this type with this id. For types without spans, such as properties, every id exists. */
export function hasThing(game: number, type: ItemParamType, id: string): boolean {
  const known = spans[game]?.[type];
  if (known === undefined) return true;
  return /^\d{1,9}$/.test(id) && known.some(([from, to]) => Number(id) >= from && Number(id) <= to);
}

/** With these facts the reader of lines can tell `give 1001` (a character) from `give 102` (an item). */
export const factsOf = (game: number): CommandFacts => ({ hasItem: (type, id) => hasThing(game, type, id) });

/** The word for an item of this type in the answers of the games. */
export const nounOf: Readonly<Partial<Record<string, string>>> = {
  avatarList: 'avatar',
  weaponList: 'weapon',
  artifactList: 'artifact',
  itemList: 'item',
  monsterList: 'monster',
  questList: 'quest',
  sceneList: 'scene',
};
