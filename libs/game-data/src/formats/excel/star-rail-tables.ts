import { ItemType } from '@starhaven/contracts/handbook';
import { affixItem } from '../../facts/star-rail/star-rail-affixes';
import type { StarRailAffix } from '../../facts/star-rail/star-rail-affixes';
import { battleMonsters } from '../../facts/star-rail/star-rail-items';
import { starRailPropertyEnglish } from '../../facts/star-rail/star-rail-properties';
import { relicFactsOf } from '../../facts/star-rail/star-rail-relics';
import type { Json, JsonObject } from '../../files/read-json';
import type { ItemFields } from '../../imported-item';
import { noId } from '../../rows/json-rows';
import { iconOf, idOf, newItem } from '../../rows/new-item';
import { numberOf } from '../../rows/number-of';
import { starTypeOf } from '../../text/star-type';
import { relicSlotOf } from '../star-rail-res/read-language';
import type { ExcelShape, TableReader } from './open-excel';

interface Columns {
  id: string;
  name: string;
  desc?: readonly string[];
  icon?: string;
}

/** A reader for tables in which each row is an item. */
function plain(type: ItemType, columns: Columns, fieldsOf?: (row: JsonObject) => ItemFields | undefined): TableReader {
  return (row) => {
    const id = idOf(row[columns.id]);
    if (id === undefined) return noId;
    const icon = columns.icon === undefined ? undefined : iconOf(row[columns.icon]);
    const item = newItem(type, id, { icon, starType: starTypeOf(row.Rarity), fields: fieldsOf?.(row) });
    return {
      item,
      name: [row[columns.name]],
      desc: columns.desc?.map((key) => row[key]).find((desc) => desc !== undefined),
    };
  };
}

const textOf = (value: Json | undefined) =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;

/** Item types by the game's word; avatars and light cones also appear as items with the same id. */
const typeByMainType: Record<string, ItemType> = {
  AvatarCard: ItemType.Avatar,
  Equipment: ItemType.Weapon,
  Relic: ItemType.ArtifactConfig,
};

const item: TableReader = (row, lookUp) => {
  const kind = typeof row.ItemMainType === 'string' ? row.ItemMainType : '';
  const type = Object.hasOwn(typeByMainType, kind) ? (typeByMainType[kind] ?? ItemType.Normal) : ItemType.Normal;
  const desc = ['ItemDesc', 'ItemBGDesc'];
  return plain(type, { id: 'ID', name: 'ItemName', desc, icon: 'ItemIconPath' })(row, lookUp);
};

const monster: TableReader = (row, lookUp) => {
  const template = lookUp('MonsterTemplateConfig', row.MonsterTemplateID);
  const rank = template?.Rank ?? row.Rank;
  const read = plain(ItemType.Monster, { id: 'MonsterID', name: 'MonsterName', desc: ['MonsterIntroduction'] }, () => ({
    typeMonster: typeof rank === 'string' ? rank : undefined,
  }));
  const found = read(row, lookUp);
  if (typeof found !== 'string' && !Array.isArray(found)) {
    found.item.icon = iconOf(template?.IconPath);
    found.item.group = battleMonsters;
  }
  return found;
};

const relic: TableReader = (row) => {
  const id = idOf(row.ID);
  if (id === undefined) return noId;
  const equipType = relicSlotOf(row.Type) ?? relicFactsOf(id)?.fields.equipType;
  const fields = { equipType, main: textOf(row.MainAffixGroup), sub: textOf(row.SubAffixGroup) };
  return { item: newItem(ItemType.ArtifactConfig, id, { starType: starTypeOf(row.Rarity), fields }) };
};

function affix(kind: StarRailAffix['kind']): TableReader {
  return (row) => {
    const [group, id, base] = [idOf(row.GroupID), idOf(row.AffixID), numberOf(row.BaseValue)];
    const property = row.Property;
    if (group === undefined || id === undefined || base === undefined || typeof property !== 'string') {
      return 'lacks group, id, property or base value';
    }
    const growth = numberOf(kind === 'main' ? row.LevelAdd : row.StepValue) ?? 0;
    const steps = numberOf(row.StepNum);
    return {
      item: affixItem({
        kind,
        group,
        affix: id,
        property,
        base,
        growth,
        steps,
        name: starRailPropertyEnglish(property),
      }),
    };
  };
}

/** Tables of items with the same columns; versions split them differently. */
const itemTables = [
  'ItemConfig',
  'ItemConfigAvatar',
  'ItemConfigEquipment',
  'ItemConfigRelic',
  'ItemConfigBook',
  'ItemConfigDisk',
  'ItemConfigAvatarPlayerIcon',
  'ItemConfigAvatarRank',
  'ItemConfigAvatarSkin',
  'ItemConfigTrainPartyDiy',
  'ItemPlayerCard',
];

export const starRailShape: ExcelShape = {
  folder: 'ExcelOutput',
  idKeys: {
    AvatarConfig: 'AvatarID',
    EquipmentConfig: 'EquipmentID',
    RelicConfig: 'ID',
    MonsterConfig: 'MonsterID',
    MonsterTemplateConfig: 'MonsterTemplateID',
    NPCMonsterData: 'ID',
    MainMission: 'MainMissionID',
    SubMission: 'SubMissionID',
    MazePlane: 'PlaneID',
    MazeProp: 'ID',
    StageConfig: 'StageID',
    RelicMainAffixConfig: 'AffixID',
    RelicSubAffixConfig: 'AffixID',
    ...Object.fromEntries(itemTables.map((table) => [table, 'ID'])),
  },
  companions: ['MonsterTemplateConfig'],
  readers: {
    AvatarConfig: plain(ItemType.Avatar, { id: 'AvatarID', name: 'AvatarName', icon: 'DefaultAvatarHeadIconPath' }),
    EquipmentConfig: plain(ItemType.Weapon, {
      id: 'EquipmentID',
      name: 'EquipmentName',
      desc: ['EquipmentDesc'],
      icon: 'ThumbnailPath',
    }),
    RelicConfig: relic,
    ...Object.fromEntries(itemTables.map((table) => [table, item])),
    RelicMainAffixConfig: affix('main'),
    RelicSubAffixConfig: affix('sub'),
    MonsterConfig: monster,
    NPCMonsterData: plain(ItemType.Monster, { id: 'ID', name: 'NPCName' }, (row) => ({
      typeMonster: textOf(row.Rank),
    })),
    MainMission: plain(ItemType.Quest, { id: 'MainMissionID', name: 'Name' }),
    SubMission: plain(ItemType.Quest, {
      id: 'SubMissionID',
      name: 'TargetText',
      desc: ['DescrptionText', 'DescriptionText'],
    }),
    MazePlane: plain(ItemType.Plane, { id: 'PlaneID', name: 'PlaneName' }),
    MazeProp: plain(ItemType.Gadget, { id: 'ID', name: 'PropName', icon: 'PropIconPath' }),
    StageConfig: plain(ItemType.Stage, { id: 'StageID', name: 'StageName' }),
  },
};
