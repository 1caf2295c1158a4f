import { defaultLanguage, ItemType } from '@starhaven/contracts/handbook';
import type { ItemDetails, ItemRelation, Language, RelatedItems } from '@starhaven/contracts/handbook';
import { ownDescs } from '@starhaven/game-data';
import type { Catalogue } from '../search/catalogue';
import type { StoredItem } from '../search/stored-item';
import { itemExtras } from '../search/item-extras';
import { toWire } from '../search/to-wire';
import type { IconUrl } from '../search/to-wire';

/** The page of an item shows no more related items. */
const maxRelated = 60;
const maxOfKind = 12;

export interface ItemKey {
  game: number;
  type: number;
  id: number;
  /** Undefined: the first group that has this id. */
  group?: string;
}

/** One item with all its texts and its related items; null when there is none. */
export function getItem(
  catalogue: Catalogue,
  { game, type, id, group }: ItemKey,
  language: Language = defaultLanguage,
  iconUrl: IconUrl,
): ItemDetails | null {
  const item = catalogue.find(game, type, id).find((one) => group === undefined || one.group === group);
  if (!item) return null;
  const related = relatedTo(catalogue, item)
    .map(({ relation, items }): RelatedItems => ({
      relation,
      items: items
        .slice(0, maxRelated)
        .map((one) => ({ ...toWire(one, language, iconUrl), ...itemExtras(one, language, null) })),
    }))
    .filter(({ items }) => items.length > 0);
  const texts = { names: item.names, descs: ownDescs(item.descs) };
  // A cast as in toWire: TypeScript cannot build the union of all types from parts.
  return { ...toWire(item, language, iconUrl), ...itemExtras(item, language, null), ...texts, related } as ItemDetails;
}

interface Related {
  relation: ItemRelation;
  items: StoredItem[];
}

function relatedTo(catalogue: Catalogue, item: StoredItem): Related[] {
  const { game, type } = item;
  const artifacts = () => catalogue.ofType(game, ItemType.ArtifactConfig);
  switch (type) {
    case ItemType.ArtifactConfig: {
      const { main, sub } = item.fields;
      const set = setOf(item);
      return [
        { relation: 'set', items: artifacts().filter((other) => other !== item && setOf(other) === set) },
        { relation: 'main', items: ofGroup(catalogue, game, ItemType.ArtifactMain, main) },
        { relation: 'sub', items: ofGroup(catalogue, game, ItemType.ArtifactSub, sub) },
      ];
    }
    case ItemType.ArtifactMain:
      return [{ relation: 'artifact', items: artifacts().filter(({ fields }) => fields.main === item.group) }];
    case ItemType.ArtifactSub:
      return [{ relation: 'artifact', items: artifacts().filter(({ fields }) => fields.sub === item.group) }];
    default:
      return [
        { relation: 'same-name', items: sameName(catalogue, item) },
        { relation: 'kind', items: sameKind(catalogue, item) },
      ];
  }
}

function ofGroup(catalogue: Catalogue, game: number, type: ItemType, group: string | undefined): StoredItem[] {
  return group === undefined || group === '' ? [] : catalogue.ofType(game, type).filter((one) => one.group === group);
}

/**
 * The shared key of one set's pieces: Genshin's ids are series × 1000 + rarity × 100 + slot × 10 + number of sub properties, Star Rail's
 * (rarity + 1) × 10000 + set × 10 + slot.
 */
function setOf({ game, id, starType }: StoredItem): number {
  return game === 1 ? Math.floor(id / 1000) * 10 + starType : Math.floor(id / 10);
}

/** Other items of the same game with the same English name, such as a character's card. */
function sameName(catalogue: Catalogue, item: StoredItem): StoredItem[] {
  const name = item.names['EN'];
  if (name === undefined) return [];
  return catalogue.items.filter((other) => other !== item && other.game === item.game && other.names['EN'] === name);
}

/** Characters of the same rarity, and weapons of the same type and rarity: those with the nearest ids. */
function sameKind(catalogue: Catalogue, item: StoredItem): StoredItem[] {
  const { game, type, id, starType, fields } = item;
  if (starType === 0 || (type !== ItemType.Avatar && type !== ItemType.Weapon)) return [];
  return catalogue
    .ofType(game, type)
    .filter((other) => other !== item && other.starType === starType && other.fields.weaponType === fields.weaponType)
    .sort((one, other) => Math.abs(one.id - id) - Math.abs(other.id - id))
    .slice(0, maxOfKind)
    .sort((one, other) => one.id - other.id);
}
