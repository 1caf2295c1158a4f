import { ItemType } from '@starhaven/contracts';
import type { ItemDraft } from '../rows/new-item';
import { isRelicId, relicFactsOf } from './star-rail-relics';

/** Light cones: five digits from 20000, the third star of their rarity being the second digit. */
const isLightConeId = (id: number) => id >= 20000 && id <= 29999;

/** Avatars: four digits; the Trailblazer's begin with 8, those of later games of the universe with 1. */
const isAvatarId = (id: number) => (id >= 1001 && id <= 1999) || (id >= 8001 && id <= 8099);

/** What the id of an "item" tells: lists of items hold avatars, light cones and relics beside everything else. */
export function starRailItemKind(id: number): { type: ItemType; draft: Pick<ItemDraft, 'starType' | 'fields'> } {
  if (isAvatarId(id)) return { type: ItemType.Avatar, draft: {} };
  if (isLightConeId(id)) return { type: ItemType.Weapon, draft: {} };
  if (isRelicId(id)) return { type: ItemType.ArtifactConfig, draft: relicFactsOf(id) ?? {} };
  return { type: ItemType.Normal, draft: {} };
}

/** Group of the monsters that fight: engines spawn those that walk about, and the game counts the two apart. */
export const battleMonsters = 'battle';
