import { GenshinSlot } from '@starhaven/contracts/handbook';
import type { ItemFields } from '../../imported-item';

/** By the slot digit of a piece's id, which differs from the game's `equipType`: goblet, plume, circlet, flower, sands. */
const slotByDigit: Record<number, { equipType: GenshinSlot; mainGroup: number }> = {
  1: { equipType: GenshinSlot.Goblet, mainGroup: 5000 },
  2: { equipType: GenshinSlot.Plume, mainGroup: 2000 },
  3: { equipType: GenshinSlot.Circlet, mainGroup: 3000 },
  4: { equipType: GenshinSlot.Flower, mainGroup: 4000 },
  5: { equipType: GenshinSlot.Sands, mainGroup: 1000 },
};

/** Digits of the slots, by their names in data sets. */
export const artifactSlotDigits = { goblet: 1, plume: 2, circlet: 3, flower: 4, sands: 5 } as const;

/** The initial numbers of sub properties that pieces of a rarity can have; lists of items contain other numbers, too. */
const initialSubs: Record<number, readonly number[]> = { 5: [3, 4], 4: [2, 3], 3: [1, 2], 2: [0, 1], 1: [0] };

/**
 * Group of the main properties of an artifact. The game's depots do not distinguish rarities, but main values differ by rarity. For 5★ the
 * group is the depot's number; for others the rarity is appended.
 */
export function genshinMainGroup(depot: number, stars: number): string {
  return stars === 5 ? String(depot) : `${depot}-${stars}`;
}

/** Whether the id belongs to an artifact piece: five digits, at least 20002. */
export function isArtifactId(id: number): boolean {
  return id >= 20002 && id <= 99999;
}

/** Series 22 to 26 contain pieces of events and trials, whose ids do not follow the rule. */
const isRegularSeries = (series: number) => series === 20 || series === 21 || series >= 27;

/**
 * Fields and stars from an artifact's id: series * 1000 + stars * 100 + slot * 10 + number of initial sub properties. Undefined for an id
 * that does not follow this rule.
 */
export function artifactFactsOf(id: number): { starType: number; fields: ItemFields } | undefined {
  const slot = slotByDigit[Math.floor(id / 10) % 10];
  const stars = Math.floor(id / 100) % 10;
  const subs = id % 10;
  if (!isArtifactId(id) || !isRegularSeries(Math.floor(id / 1000)) || slot === undefined) return undefined;
  if (stars < 1 || stars > 5 || subs > 4) return undefined;
  const fields = {
    equipType: slot.equipType,
    main: genshinMainGroup(slot.mainGroup, stars),
    sub: String(stars * 100 + 1),
    appendPropNum: subs,
  };
  return { starType: stars, fields };
}

function seriesOf(setId: number): number | undefined {
  if (setId >= 15027 && setId <= 15099) return setId - 15000;
  if (setId === 15026) return 21;
  if (setId === 15025) return 20;
  if (setId >= 15001 && setId <= 15024) return setId - 14926;
  if (setId >= 14001 && setId <= 14004) return setId - 13930;
  return setId >= 10001 && setId <= 10013 ? setId - 9950 : undefined;
}

/** Ids of all pieces of a set in a slot and rarity; empty for a set that does not follow the rule. */
export function artifactIdsOf(setId: number, stars: number, slotDigit: number): number[] {
  const series = seriesOf(setId);
  if (series === undefined) return [];
  return (initialSubs[stars] ?? []).map((subs) => series * 1000 + stars * 100 + slotDigit * 10 + subs);
}

/** Id of the set of a piece; undefined for an id that does not follow the rule. */
export function artifactSetOf(id: number): number | undefined {
  if (!isArtifactId(id)) return undefined;
  const series = Math.floor(id / 1000);
  if (series === 20) return 15025;
  if (series === 21) return 15026;
  if (series >= 27 && series <= 50) return series + 15000;
  if (series >= 51 && series <= 63) return series + 9950;
  if (series >= 71 && series <= 74) return series + 13930;
  return series >= 75 && series <= 98 ? series + 14926 : undefined;
}
