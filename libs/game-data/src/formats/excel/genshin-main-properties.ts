import { ItemType } from '@starhaven/contracts/handbook';
import { genshinMainGroup } from '../../facts/genshin/genshin-artifacts';
import { genshinPropertyEnglish, genshinPropertyName } from '../../facts/genshin/genshin-properties';
import { isObject } from '../../files/read-json';
import type { JsonObject } from '../../files/read-json';
import type { ImportedItem } from '../../imported-item';
import { idOf, newItem } from '../../rows/new-item';
import { numberOf } from '../../rows/number-of';
import { rounded } from '../../rows/rounded';
import { cell } from './cell';

/** Values by rarity and property: one number per level, from level 0. */
function valuesByRank(levels: readonly JsonObject[]): Map<number, Map<string, number[]>> {
  const ranks = new Map<number, Map<string, number[]>>();
  for (const row of levels) {
    // A row without a rank applies to pieces without one.
    const [rank, level, props] = [numberOf(cell(row, 'rank')), numberOf(cell(row, 'level')), cell(row, 'addProps')];
    if (rank === undefined || level === undefined || level < 1 || !Array.isArray(props)) continue;
    const properties = ranks.get(rank) ?? new Map<string, number[]>();
    ranks.set(rank, properties);
    for (const prop of props) {
      const property = isObject(prop) ? cell(prop, 'propType') : undefined;
      const value = isObject(prop) ? numberOf(cell(prop, 'value')) : undefined;
      if (typeof property !== 'string' || value === undefined) continue;
      const values = properties.get(property) ?? [];
      values[level - 1] = value;
      properties.set(property, values);
    }
  }
  return ranks;
}

/**
 * Main properties of all rarities. The game's table is rounded at each level. We interpolate linearly between the first and the last
 * level: that is exact at both ends and, for flat values, off by at most 1 in between.
 */
export function mainPropertyItems(mains: readonly JsonObject[], levels: readonly JsonObject[]): ImportedItem[] {
  const ranks = valuesByRank(levels);
  return mains.flatMap((row) => {
    const [id, depot, property] = [idOf(cell(row, 'id')), numberOf(cell(row, 'propDepotId')), cell(row, 'propType')];
    if (id === undefined || depot === undefined || typeof property !== 'string') return [];
    return [...ranks].flatMap(([stars, properties]) => {
      const values = properties.get(property);
      const [first, last] = [values?.[0], values?.at(-1)];
      if (values === undefined || first === undefined || last === undefined) return [];
      const LevelAdd = values.length > 1 ? rounded((last - first) / (values.length - 1)) : 0;
      const stats = { BaseValue: first, LevelAdd, Property: genshinPropertyName(property) };
      const draft = { group: genshinMainGroup(depot, stars), name: genshinPropertyEnglish(property), starType: stars };
      return [newItem(ItemType.ArtifactMain, id, { ...draft, fields: { stats } })];
    });
  });
}
