import { ItemType } from '@starhaven/contracts/handbook';
import type { ImportedItem } from '../../imported-item';
import { newItem } from '../../rows/new-item';
import { rounded } from '../../rows/rounded';
import { genshinPropertyEnglish, genshinPropertyName } from './genshin-properties';

/** One tier of a sub property, as the game lists them. */
export interface GenshinAffix {
  id: number;
  depot: number;
  property: string;
  value: number;
}

function subItem(tiers: readonly GenshinAffix[]): ImportedItem | undefined {
  const sorted = [...tiers].sort((a, b) => a.id - b.id);
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const StepNum = sorted.length - 1;
  const StepValue = StepNum === 0 ? 0 : rounded((last.value - first.value) / StepNum);
  const stars = Math.floor(first.depot / 100);
  return newItem(ItemType.ArtifactSub, first.id, {
    group: String(first.depot),
    name: genshinPropertyEnglish(first.property),
    starType: first.depot % 100 === 1 && stars <= 5 ? stars : undefined,
    fields: { stats: { BaseValue: first.value, StepValue, StepNum, Property: genshinPropertyName(first.property) } },
  });
}

/** Sub properties from their tiers. The tiers are evenly spaced, so lowest value, step and number of steps describe all of them. */
export function subItemsOf(affixes: readonly GenshinAffix[]): ImportedItem[] {
  const byProperty = new Map<string, GenshinAffix[]>();
  for (const affix of affixes) {
    const key = `${affix.depot} ${affix.property}`;
    byProperty.set(key, [...(byProperty.get(key) ?? []), affix]);
  }
  return [...byProperty.values()].flatMap((tiers) => subItem(tiers) ?? []);
}
