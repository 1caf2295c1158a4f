import { ItemType } from '@starhaven/contracts/handbook';
import { affixItem } from '../../facts/star-rail/star-rail-affixes';
import { starRailPropertyEnglish } from '../../facts/star-rail/star-rail-properties';
import { isObject } from '../../files/read-json';
import type { Json, JsonObject } from '../../files/read-json';
import type { ImportedRow } from '../../imported-item';
import { noId } from '../../rows/json-rows';
import { iconOf, idOf, newItem } from '../../rows/new-item';
import { numberOf } from '../../rows/number-of';
import { skipped } from '../../rows/skipped';
import { starTypeOf } from '../../text/star-type';
import type { TableItem, TableItems } from '../excel/table-items';
import { relicSlotOf } from '../star-rail-res/read-language';
import { storeRows } from './store-rows';

function plain(type: ItemType, name: string, icon: string) {
  return (row: JsonObject, key: string): TableItem | string => {
    const id = idOf(key);
    if (id === undefined) return noId;
    return {
      item: newItem(type, id, { icon: iconOf(row[icon]), starType: starTypeOf(row.Rarity) }),
      name: [row[name]],
    };
  };
}

const groupOf = (value: Json | undefined) => (numberOf(value) === undefined ? undefined : String(numberOf(value)));

function relic(sets: JsonObject) {
  return (row: JsonObject, key: string): TableItem | string => {
    const id = idOf(key);
    if (id === undefined) return noId;
    const fields = {
      equipType: relicSlotOf(row.Type),
      main: groupOf(row.MainAffixGroup),
      sub: groupOf(row.SubAffixGroup),
    };
    const set = sets[String(row.SetID)];
    const item = newItem(ItemType.ArtifactConfig, id, {
      icon: iconOf(row.Icon),
      starType: starTypeOf(row.Rarity),
      fields,
    });
    return { item, name: isObject(set) ? [set.Name] : [] };
  };
}

function* addAffixes(kind: 'main' | 'sub', groups: Json | undefined, items: TableItems): Generator<ImportedRow> {
  for (const [group, affixes] of Object.entries(isObject(groups) ? groups : {})) {
    const read = (row: JsonObject, key: string): TableItem | string => {
      const [groupId, id, base] = [idOf(group), idOf(key), numberOf(row.BaseValue)];
      const { Property: property } = row;
      if (groupId === undefined || id === undefined || base === undefined || typeof property !== 'string') {
        return 'lacks group, id, property or base value';
      }
      const growth = numberOf(kind === 'main' ? row.LevelAdd : row.StepValue) ?? 0;
      const draft = { kind, group: groupId, affix: id, property, base, growth, steps: numberOf(row.StepNum) };
      return { item: affixItem({ ...draft, name: starRailPropertyEnglish(property) }) };
    };
    if (!isObject(affixes)) yield skipped(`affixes[${group.slice(0, 100)}]`, 'is not a group of affixes');
    else yield* storeRows(`affixes[${group.slice(0, 100)}]`, affixes, read, items);
  }
}

/** Adds the content of Star Rail's tables, and yields the rows that cannot be used. */
export function* addStarRailTables(tables: Record<string, JsonObject>, items: TableItems): Generator<ImportedRow> {
  const relics = tables.relics ?? {};
  yield* storeRows('avatars', tables.avatars, plain(ItemType.Avatar, 'AvatarName', 'AvatarSideIconPath'), items);
  yield* storeRows('weapons', tables.weapons, plain(ItemType.Weapon, 'EquipmentName', 'ImagePath'), items);
  yield* storeRows('relics.Items', relics.Items, relic(isObject(relics.Sets) ? relics.Sets : {}), items);
  yield* addAffixes('main', tables.affixes?.MainAffix, items);
  yield* addAffixes('sub', tables.affixes?.SubAffix, items);
}
