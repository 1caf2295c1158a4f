import { ItemType, WeaponType } from '@starhaven/contracts/handbook';
import type { ItemDraft } from '../../rows/new-item';
import { artifactFactsOf, isArtifactId } from './genshin-artifacts';

const weaponTypes: Record<string, WeaponType> = {
  WEAPON_SWORD_ONE_HAND: WeaponType.Sword,
  WEAPON_CLAYMORE: WeaponType.Claymore,
  WEAPON_POLE: WeaponType.Polearm,
  WEAPON_CATALYST: WeaponType.Catalyst,
  WEAPON_BOW: WeaponType.Bow,
};

/** The type of a weapon, from the game's word for it. */
export function weaponTypeOf(word: unknown): WeaponType | undefined {
  return typeof word === 'string' && Object.hasOwn(weaponTypes, word) ? weaponTypes[word] : undefined;
}

/** From sword to bow, in the order of the weapon id prefixes 11 to 15. */
const weaponTypeByPrefix: Record<number, WeaponType> = {
  11: WeaponType.Sword,
  12: WeaponType.Claymore,
  13: WeaponType.Polearm,
  14: WeaponType.Catalyst,
  15: WeaponType.Bow,
};

/** The item type that the id implies: lists of items also contain weapons and artifacts. */
export function genshinItemKind(id: number): { type: ItemType; draft: Pick<ItemDraft, 'starType' | 'fields'> } {
  const weaponType = weaponTypeByPrefix[Math.floor(id / 1000)];
  const stars = Math.floor(id / 100) % 10;
  if (weaponType !== undefined && stars >= 1 && stars <= 5) {
    return { type: ItemType.Weapon, draft: { starType: stars, fields: { weaponType } } };
  }
  if (isArtifactId(id)) return { type: ItemType.ArtifactConfig, draft: artifactFactsOf(id) ?? {} };
  return { type: ItemType.Normal, draft: {} };
}
