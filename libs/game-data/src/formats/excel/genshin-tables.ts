import { GenshinSlot, ItemType } from '@starhaven/contracts/handbook';
import { subItemsOf } from '../../facts/genshin/genshin-affixes';
import { genshinMainGroup } from '../../facts/genshin/genshin-artifacts';
import { weaponTypeOf } from '../../facts/genshin/genshin-items';
import type { Json, JsonObject } from '../../files/read-json';
import type { ItemFields } from '../../imported-item';
import { noId } from '../../rows/json-rows';
import { iconOf, idOf, newItem } from '../../rows/new-item';
import { numberOf } from '../../rows/number-of';
import { starTypeOf } from '../../text/star-type';
import { cell } from './cell';
import { mainPropertyItems } from './genshin-main-properties';
import type { ExcelShape, TableReader } from './open-excel';

const textOf = (value: Json | undefined) => (typeof value === 'string' && value !== '' ? value : undefined);

const slots: Record<string, GenshinSlot> = {
  EQUIP_BRACER: GenshinSlot.Flower,
  EQUIP_NECKLACE: GenshinSlot.Plume,
  EQUIP_SHOES: GenshinSlot.Sands,
  EQUIP_RING: GenshinSlot.Goblet,
  EQUIP_DRESS: GenshinSlot.Circlet,
};

function plain(type: ItemType, fieldsOf?: (row: JsonObject) => ItemFields): TableReader {
  return (row) => {
    const id = idOf(cell(row, 'id'));
    if (id === undefined) return noId;
    const starType = starTypeOf(cell(row, 'rankLevel') ?? cell(row, 'qualityType'));
    const icon = iconOf(cell(row, 'icon') ?? cell(row, 'iconName'));
    const item = newItem(type, id, { icon, starType, fields: fieldsOf?.(row) });
    return { item, name: [cell(row, 'nameTextMapHash')], desc: cell(row, 'descTextMapHash') };
  };
}

/** Pieces name their own depots; the main depot does not distinguish rarities, see `genshinMainGroup`. */
function artifactFields(row: JsonObject): ItemFields {
  const [stars, main, sub] = [
    numberOf(cell(row, 'rankLevel')),
    numberOf(cell(row, 'mainPropDepotId')),
    cell(row, 'appendPropDepotId'),
  ];
  const slot = textOf(cell(row, 'equipType')) ?? '';
  return {
    equipType: Object.hasOwn(slots, slot) ? slots[slot] : undefined,
    main: main === undefined || stars === undefined ? undefined : genshinMainGroup(main, stars),
    sub: sub === undefined ? undefined : String(numberOf(sub) ?? ''),
    appendPropNum: numberOf(cell(row, 'appendPropNum')) ?? 0,
  };
}

/** A monster's name is in its description. If there is none, the internal name is used, which is English in all languages. */
const monster: TableReader = (row, lookUp) => {
  const id = idOf(cell(row, 'id'));
  if (id === undefined) return noId;
  const description = lookUp('MonsterDescribeExcelConfigData', cell(row, 'describeId'));
  const item = newItem(ItemType.Monster, id, {
    name: cell(row, 'monsterName'),
    icon: iconOf(description === undefined ? undefined : cell(description, 'icon')),
    fields: { typeMonster: textOf(cell(row, 'type')) },
  });
  const name = description === undefined ? undefined : cell(description, 'nameTextMapHash');
  return { item, name: [name], otherName: cell(row, 'nameTextMapHash') };
};

const gadget: TableReader = (row) => {
  const id = idOf(cell(row, 'id'));
  if (id === undefined) return noId;
  const item = newItem(ItemType.Gadget, id, { name: cell(row, 'jsonName'), icon: iconOf(cell(row, 'itemJsonName')) });
  return { item, name: [cell(row, 'nameTextMapHash')] };
};

/** Scenes have only an internal name; in some versions it cannot be distinguished from other words. */
const scene: TableReader = (row) => {
  const id = idOf(cell(row, 'id'));
  return id === undefined ? noId : { item: newItem(ItemType.Scene, id, { name: cell(row, 'scriptData') }) };
};

/** A quest here is one step; its title is the title of its main quest. */
const quest: TableReader = (row, lookUp) => {
  const id = idOf(cell(row, 'subId'));
  if (id === undefined) return noId;
  const main = lookUp('MainQuestExcelConfigData', cell(row, 'mainId'));
  const title = main === undefined ? undefined : cell(main, 'titleTextMapHash');
  return { item: newItem(ItemType.Quest, id), name: [title, cell(row, 'descTextMapHash')] };
};

/** One tier of a sub property; an item consists of the tiers of several rows. */
function affixesOf(rows: readonly JsonObject[]) {
  return rows.flatMap((row) => {
    const [id, depot, value] = [idOf(cell(row, 'id')), idOf(cell(row, 'depotId')), numberOf(cell(row, 'propValue'))];
    const property = textOf(cell(row, 'propType'));
    return id === undefined || depot === undefined || value === undefined || property === undefined
      ? []
      : [{ id, depot, property, value }];
  });
}

export const genshinShape: ExcelShape = {
  folder: 'ExcelBinOutput',
  idKeys: { QuestExcelConfigData: 'subId' },
  companions: [
    'MonsterDescribeExcelConfigData',
    'MainQuestExcelConfigData',
    'ReliquaryMainPropExcelConfigData',
    'ReliquaryLevelExcelConfigData',
    'ReliquaryAffixExcelConfigData',
  ],
  readers: {
    AvatarExcelConfigData: plain(ItemType.Avatar),
    WeaponExcelConfigData: plain(ItemType.Weapon, (row) => ({ weaponType: weaponTypeOf(cell(row, 'weaponType')) })),
    ReliquaryExcelConfigData: plain(ItemType.ArtifactConfig, artifactFields),
    MaterialExcelConfigData: plain(ItemType.Normal),
    HomeWorldFurnitureExcelConfigData: plain(ItemType.Normal),
    MonsterExcelConfigData: monster,
    GadgetExcelConfigData: gadget,
    SceneExcelConfigData: scene,
    QuestExcelConfigData: quest,
  },
  readAll: (rowsOf) =>
    [
      ...mainPropertyItems(rowsOf('ReliquaryMainPropExcelConfigData'), rowsOf('ReliquaryLevelExcelConfigData')),
      ...subItemsOf(affixesOf(rowsOf('ReliquaryAffixExcelConfigData'))),
    ].map((item) => ({ item })),
};
