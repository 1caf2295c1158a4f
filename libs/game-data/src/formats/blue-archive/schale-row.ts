import { basename } from 'node:path';
import { ItemType } from '@starhaven/contracts/handbook';
import type { NameLanguage } from '@starhaven/contracts/handbook';
import type { JsonObject } from '../../files/read-json';
import { noId } from '../../rows/json-rows';
import type { JsonRowReader } from '../../rows/json-rows';
import { iconOf, idOf, newItem } from '../../rows/new-item';
import { starTypeOf } from '../../text/star-type';
import { equipmentStarsOf } from './equipment-stars';
import { studentStarsOf } from './student-stars';

/** Tables by the first word of their file's name. */
export const schaleTables = {
  students: { type: ItemType.Avatar, group: '' },
  items: { type: ItemType.Normal, group: '' },
  equipment: { type: ItemType.Normal, group: 'equipment' },
  furniture: { type: ItemType.Normal, group: 'furniture' },
  currency: { type: ItemType.Normal, group: 'currency' },
  enemies: { type: ItemType.Monster, group: '' },
} as const;
export type SchaleTable = keyof typeof schaleTables;

export const schaleFileName = /^(students|items|equipment|furniture|currency|enemies)(?:\.[a-z]+)*\.json$/;

/** The table of a file that was found with `schaleFileName`, or with a part of that pattern. */
// The first word of the pattern is one of the tables.
export const schaleTableOf = (file: string) => schaleFileName.exec(basename(file))?.[1] as SchaleTable;

/** Rows with `Id`, `Name`, `Desc`, `Icon`, `Rarity` or `StarGrade`, as in SchaleDB and lists made from it. */
export function schaleRow(table: SchaleTable, language: NameLanguage): JsonRowReader {
  const { type, group } = schaleTables[table];
  return (row) => {
    const id = idOf(row.Id);
    if (id === undefined) return noId;
    return newItem(type, id, {
      group,
      language,
      name: row.Name,
      desc: row.Desc ?? row.ProfileIntroduction,
      icon: iconOf(row.Icon ?? row.CollectionTexture),
      starType: starsOf(table, row),
      fields: table === 'enemies' && typeof row.Rank === 'string' ? { typeMonster: row.Rank } : undefined,
    });
  };
}

function starsOf(table: SchaleTable, row: JsonObject): number | undefined {
  if (table === 'equipment') return equipmentStarsOf(row);
  const rarity = row.StarGrade ?? row.Rarity;
  return table === 'students' ? studentStarsOf(rarity) : starTypeOf(rarity);
}
