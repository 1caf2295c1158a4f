import { ItemType } from '@starhaven/contracts/handbook';
import { subItemsOf } from '../../facts/genshin/genshin-affixes';
import type { GenshinAffix } from '../../facts/genshin/genshin-affixes';
import { artifactFactsOf } from '../../facts/genshin/genshin-artifacts';
import { genshinItemKind } from '../../facts/genshin/genshin-items';
import { isObject } from '../../files/read-json';
import type { JsonObject } from '../../files/read-json';
import type { ImportedRow } from '../../imported-item';
import { iconOf, idOf, newItem } from '../../rows/new-item';
import { numberOf } from '../../rows/number-of';
import { skipped } from '../../rows/skipped';
import { starTypeOf } from '../../text/star-type';
import type { TableItem, TableItems } from '../excel/table-items';
import { storeRows } from './store-rows';

/** The game's numbers for the properties that artifacts can have. */
const propertyNames: Record<number, string> = {
  2: 'HP',
  3: 'HP_PERCENT',
  5: 'ATTACK',
  6: 'ATTACK_PERCENT',
  8: 'DEFENSE',
  9: 'DEFENSE_PERCENT',
  20: 'CRITICAL',
  22: 'CRITICAL_HURT',
  23: 'CHARGE_EFFICIENCY',
  26: 'HEAL_ADD',
  28: 'ELEMENT_MASTERY',
  30: 'PHYSICAL_ADD_HURT',
  40: 'FIRE_ADD_HURT',
  41: 'ELEC_ADD_HURT',
  42: 'WATER_ADD_HURT',
  43: 'GRASS_ADD_HURT',
  44: 'WIND_ADD_HURT',
  45: 'ROCK_ADD_HURT',
  46: 'ICE_ADD_HURT',
};

function avatar(row: JsonObject, key: string): TableItem | string {
  if (/^\d+-\d+$/.test(key)) return 'is the Traveler once more, with the skills of one element';
  const id = idOf(key);
  if (id === undefined) return 'has no id that can be used';
  const icon = iconOf(row.SideIconName)?.replace('_Side_', '_');
  return {
    item: newItem(ItemType.Avatar, id, { icon, starType: starTypeOf(row.QualityType) }),
    name: [row.NameTextMapHash],
  };
}

function weapon(row: JsonObject, key: string): TableItem | string {
  const id = idOf(key);
  if (id === undefined) return 'has no id that can be used';
  const draft = { icon: iconOf(row.Icon), starType: starTypeOf(row.Rarity), fields: genshinItemKind(id).draft.fields };
  return { item: newItem(ItemType.Weapon, id, draft), name: [row.NameTextMapHash] };
}

/** Slots start at 0 here, and differ from the digit in the id. The store has names of sets, but not of their pieces. */
function artifact(row: JsonObject, key: string): TableItem | string {
  const id = idOf(key);
  if (id === undefined) return 'has no id that can be used';
  const slot = numberOf(row.EquipType);
  const facts = artifactFactsOf(id);
  const fields = { ...facts?.fields, equipType: slot === undefined ? facts?.fields.equipType : slot + 1 };
  const draft = { icon: iconOf(row.Icon), starType: starTypeOf(row.Rarity), fields };
  return { item: newItem(ItemType.ArtifactConfig, id, draft) };
}

function affix(key: string, row: JsonObject): GenshinAffix | undefined {
  const [id, number, value] = [idOf(key), numberOf(row.PropType), numberOf(row.Value)];
  const property = number === undefined ? undefined : propertyNames[number];
  if (id === undefined || value === undefined || property === undefined) return undefined;
  return { id, depot: Math.floor(id / 1000), property: `FIGHT_PROP_${property}`, value };
}

/** Adds the content of Genshin's tables, and yields the rows that cannot be used. */
export function* addGenshinTables(tables: Record<string, JsonObject>, items: TableItems): Generator<ImportedRow> {
  yield* storeRows('avatars', tables.avatars, avatar, items);
  yield* storeRows('weapons', tables.weapons, weapon, items);
  yield* storeRows('relics.Items', tables.relics?.Items, artifact, items);
  const affixes: GenshinAffix[] = [];
  for (const [key, row] of Object.entries(tables.affixes ?? {})) {
    const found = isObject(row) ? affix(key, row) : undefined;
    if (found === undefined) yield skipped(`affixes[${key.slice(0, 100)}]`, 'lacks id, known property or value');
    else affixes.push(found);
  }
  for (const item of subItemsOf(affixes)) items.add({ item });
}
