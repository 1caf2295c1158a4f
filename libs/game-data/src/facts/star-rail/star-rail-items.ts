import { ItemType } from '@starhaven/contracts/handbook';
import type { ItemDraft } from '../../rows/new-item';
import { isRelicId, relicFactsOf } from './star-rail-relics';

/** Light cones have ids from 20000 to 29999. The second digit gives the rarity: 0 is three stars, other digits are four and five stars. */
const isLightConeId = (id: number) => id >= 20000 && id <= 29999;

/** Avatars: four digits. The Trailblazer's ids start with 8, those of later games of the universe with 1. */
const isAvatarId = (id: number) => (id >= 1001 && id <= 1999) || (id >= 8001 && id <= 8099);

/** The item type that the id implies: lists of items also contain avatars, light cones and relics. */
export function starRailItemKind(id: number): { type: ItemType; draft: Pick<ItemDraft, 'starType' | 'fields'> } {
  if (isAvatarId(id)) return { type: ItemType.Avatar, draft: {} };
  if (isLightConeId(id)) return { type: ItemType.Weapon, draft: {} };
  if (isRelicId(id)) return { type: ItemType.ArtifactConfig, draft: relicFactsOf(id) ?? {} };
  return { type: ItemType.Normal, draft: {} };
}

/** Group of the monsters in battles. Engines spawn the monsters of the open world, and the game numbers the two groups separately. */
export const battleMonsters = 'battle';
