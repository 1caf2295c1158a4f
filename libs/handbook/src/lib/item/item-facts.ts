import type { Item, Language } from '@starhaven/contracts/handbook';
import { GameId } from '@starhaven/contracts/games';
import { findRarity, genshinSlotNames, ItemType, starRailSlotNames, WeaponType } from '@starhaven/contracts/handbook';
import { isFlat } from '@starhaven/game-commands';
import type { HandbookSearch } from '../search/handbook-search';
import { searchPath } from '../search/handbook-search';

export interface ItemFact {
  label: string;
  value: string;
  /** Address of a search for all items with this fact; absent if the host cannot search for them. */
  to?: string;
}

/** The type-specific fields of an item, in words; absent fields are left out (docs/behaviour/handbook.md#fields-of-a-type). */
export function toItemFacts(item: Item, language: Language, hasFilters: boolean): ItemFact[] {
  const isProperty = item.type === ItemType.ArtifactMain || item.type === ItemType.ArtifactSub;
  const isArtifact = item.type === ItemType.ArtifactConfig;
  const facts: [string, string | number | null | undefined][] = [
    ['Rarity', hasFilters && findRarity(item.starType) ? `${item.starType} ★` : null],
    ['Monster class', item.typeMonster],
    ['Weapon type', item.type === ItemType.Weapon ? weaponTypeName(item) : null],
    ['Slot', isArtifact ? slotName(item) : null],
    ['Main property group', item.main],
    ['Sub property group', item.sub],
    ['Sub properties', isArtifact ? item.appendPropNum : null],
    [isProperty ? 'Property group' : 'Group', item.grup],
    ['Kind of value', isProperty && item.stats ? (isFlat(item.stats) ? 'Flat' : 'Percentage') : null],
  ];
  return facts
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([label, value]) => {
      const filter = hasFilters ? filterOf(label, item) : null;
      if (filter === null) return { label, value: String(value) };
      const search = { term: '', game: item.game, type: item.type, language, page: 1, ...filter };
      return { label, value: String(value), to: searchPath(search) };
    });
}

/** The search filter for all items with this fact; null if there is no such filter. */
function filterOf(label: string, { starType, weaponType }: Item): Pick<HandbookSearch, 'stars' | 'weapon'> | null {
  if (label === 'Rarity') return { stars: starType };
  return label === 'Weapon type' && weaponType ? { weapon: weaponType } : null;
}

/** The specification's numbers apply to Genshin Impact; other games have other weapons. */
function weaponTypeName({ game, weaponType }: Item): string | null {
  if (!weaponType) return null;
  const names = Object.entries(WeaponType).find(([, type]) => type === weaponType);
  return game === GameId.GenshinImpact && names ? names[0] : String(weaponType);
}

function slotName({ game, equipType }: Item): string | null {
  if (!equipType) return null;
  const names: Record<number, string> = game === GameId.HonkaiStarRail ? starRailSlotNames : genshinSlotNames;
  return names[equipType] ?? String(equipType);
}
