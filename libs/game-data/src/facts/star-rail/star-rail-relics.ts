import type { ItemFields } from '../../imported-item';

/** Whether the id belongs to a relic piece: five digits, at least 30000. */
export function isRelicId(id: number): boolean {
  return id >= 30000 && id <= 69999;
}

/** Id of a relic piece. Slots start at 1: head, hands, body, feet, sphere, rope. */
export function relicIdOf(setId: number, stars: number, slot: number): number {
  return (stars + 1) * 10_000 + setId * 10 + slot;
}

/**
 * Fields and stars from a relic's id: (stars + 1) * 10000 + set * 10 + slot. Undefined for an id that does not follow this rule, such as
 * the ready-made 55001 to 55006.
 */
export function relicFactsOf(id: number): { starType: number; fields: ItemFields } | undefined {
  const stars = Math.floor(id / 10_000) - 1;
  const slot = id % 10;
  const set = Math.floor((id % 10_000) / 10);
  if (!isRelicId(id) || slot < 1 || slot > 6 || set < 101 || set > 399) return undefined;
  return { starType: stars, fields: { equipType: slot, main: String(stars * 10 + slot), sub: String(stars) } };
}

/** Number of the set of a relic; undefined for an id that does not follow the rule. */
export function relicSetOf(id: number): number | undefined {
  return relicFactsOf(id) && Math.floor((id % 10_000) / 10);
}
