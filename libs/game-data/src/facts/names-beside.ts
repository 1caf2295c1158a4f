import { ItemType } from '@starhaven/contracts/handbook';
import type { NameLanguage } from '@starhaven/contracts/handbook';
import { relicSets } from '../formats/starter/star-rail-rows';
import { artifactSetOf } from './genshin/genshin-artifacts';
import { genshinSetNames } from './genshin/genshin-set-names';
import { blueArchiveNicknames } from './nicknames/blue-archive-nicknames';
import { genshinNicknames } from './nicknames/genshin-nicknames';
import { starRailNicknames } from './nicknames/star-rail-nicknames';
import { relicSetOf } from './star-rail/star-rail-relics';

export interface Nicknames {
  game: number;
  type: number;
  /** English name of the item, or of the set of artifacts. */
  name: string;
  nicknames: readonly string[];
}

const tables = [genshinNicknames, starRailNicknames, blueArchiveNicknames];

/** Nicknames that players use for items of the three games. */
export const nicknames: readonly Nicknames[] = tables.flatMap((table, index) =>
  linesOf(table).map((line) => {
    const [, type, name = '', own = ''] = /^(\d+) (.+) \| (.+)$/.exec(line) ?? [];
    return { game: index + 1, type: Number(type), name, nicknames: own.split(', ') };
  }),
);

const namesOfSets = new Map(
  [
    ...linesOf(genshinSetNames).map((line) => ({ game: 1, line })),
    ...linesOf(relicSets).map((line) => ({ game: 2, line })),
  ].map(({ game, line }) => {
    const [, id, names = ''] = /^(\d+) (.+)$/.exec(line) ?? [];
    return [`${game}/${id}`, names.split(' | ')];
  }),
);

const byItem = new Map(nicknames.map((row) => [keyOf(row.game, row.type, row.name), row.nicknames]));

/** By the slot digit of a piece's id, see artifactSlotDigits. */
const slotNames: Record<number, readonly string[]> = {
  1: ['goblet'],
  2: ['plume', 'feather'],
  3: ['circlet'],
  4: ['flower'],
  5: ['sands'],
};
const latin = /^[a-z]/i;

/** The names of the set of a Genshin or Star Rail piece, English first; empty for all other items. */
export function setNamesOf({ game, type, id }: { game: number; type: number; id: number }): readonly string[] {
  if (type !== ItemType.ArtifactConfig) return [];
  const set = game === 1 ? artifactSetOf(id) : game === 2 ? relicSetOf(id) : undefined;
  return namesOfSets.get(`${game}/${set}`) ?? [];
}

/** Additional search names of an item: its nicknames, and for a piece of a set also the set's names and nicknames. */
export function namesBeside(item: {
  game: number;
  type: number;
  id: number;
  names: Partial<Record<NameLanguage, string>>;
}): string[] {
  const { game, type, names } = item;
  const sets = setNamesOf(item);
  const ofSet = sets[0] === undefined ? [] : [sets[0], ...(byItem.get(keyOf(game, type, sets[0])) ?? [])];
  const own = names.EN === undefined ? [] : (byItem.get(keyOf(game, type, names.EN)) ?? []);
  return [...sets, ...ofSet.slice(1), ...pieceNames(item, ofSet), ...own];
}

const nicknameScripts: readonly [NameLanguage, RegExp][] = [
  ['JP', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['CHS', /\p{Script=Han}/u],
  ['KR', /\p{Script=Hangul}/u],
  ['RU', /\p{Script=Cyrillic}/u],
];

/** The language of one of `namesBeside`; undefined for set names in Latin letters, which several languages may share. */
export function languageBeside(
  item: { game: number; type: number; id: number },
  name: string,
): NameLanguage | undefined {
  const written = nicknameScripts.find(([, script]) => script.test(name))?.[0];
  if (written !== undefined) return written;
  return setNamesOf(item).indexOf(name) > 0 ? undefined : 'EN';
}

/** "emblem goblet": players name a piece by its set and slot. */
function pieceNames({ game, id }: { game: number; id: number }, ofSet: readonly string[]): string[] {
  if (game !== 1) return [];
  const slots = slotNames[Math.floor(id / 10) % 10] ?? [];
  return ofSet.filter((name) => latin.test(name)).flatMap((name) => slots.map((slot) => `${name} ${slot}`));
}

/** Sources use different punctuation: "Dan Heng • Imbibitor Lunae", "Dan Heng: Imbibitor Lunae". */
function keyOf(game: number, type: number, name: string): string {
  return `${game}/${type}/${name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')}`;
}

function linesOf(table: string): string[] {
  return table.trim().split('\n');
}
