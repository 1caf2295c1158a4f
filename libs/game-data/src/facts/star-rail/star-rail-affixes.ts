import { ItemType } from '@starhaven/contracts/handbook';
import type { NameLanguage } from '@starhaven/contracts/handbook';
import { newItem } from '../../rows/new-item';
import type { ImportedItem } from '../../imported-item';

export interface StarRailAffix {
  kind: 'main' | 'sub';
  group: number;
  affix: number;
  property: string;
  base: number;
  /** Per level for main properties, per step for sub properties. */
  growth: number;
  steps?: number;
  name?: unknown;
  language?: NameLanguage;
}

/** Groups from 21 to 56 are stars * 10 + slot; groups of sub properties are the stars. */
function starsOfGroup(kind: StarRailAffix['kind'], group: number): number | undefined {
  const stars = kind === 'sub' ? group : Math.floor(group / 10);
  return stars >= 2 && stars <= 5 ? stars : undefined;
}

/** The item of a main or sub affix of relics. */
export function affixItem(affix: StarRailAffix): ImportedItem {
  const { kind, group, base, growth, property, name, language } = affix;
  const growing = kind === 'main' ? { LevelAdd: growth } : { StepValue: growth, StepNum: affix.steps ?? 0 };
  return newItem(kind === 'main' ? ItemType.ArtifactMain : ItemType.ArtifactSub, affix.affix, {
    group: String(group),
    name,
    language,
    starType: starsOfGroup(kind, group),
    fields: { stats: { BaseValue: base, ...growing, Property: property } },
  });
}
