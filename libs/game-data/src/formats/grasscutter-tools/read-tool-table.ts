import { basename } from 'node:path';
import { ItemType } from '@starhaven/contracts/handbook';
import type { NameLanguage } from '@starhaven/contracts/handbook';
import { genshinItemKind } from '../../facts/genshin/genshin-items';
import { readLines } from '../../files/read-lines';
import type { ImportedItem, ImportedRow } from '../../imported-item';
import { newItem } from '../../rows/new-item';
import { skipped } from '../../rows/skipped';
import { entityDraft, nameDraft } from '../grasscutter-handbook/name-draft';

type ToolTable = (id: number, name: string, language: NameLanguage, usesInternalNames: boolean) => ImportedItem;

/** Avatars are listed by the id of their card, which ends in the avatar's number: 1002 is 10000002, 4100 is 10000100. */
const avatarIdOf = (card: number) => (card < 10_000 ? 10_000_000 + (card % 1000) : card);

const classified: ToolTable = (id, name, language) => {
  const { type, draft } = genshinItemKind(id);
  return newItem(type, id, { ...draft, ...nameDraft(name, language) });
};
const monster: ToolTable = (id, name, language, usesInternalNames) =>
  newItem(ItemType.Monster, id, entityDraft(name, language, usesInternalNames));
const weapon: ToolTable = (id, name, language) =>
  newItem(ItemType.Weapon, id, { ...genshinItemKind(id).draft, ...nameDraft(name, language) });

/** Tables by file. The lists of properties are left out: their labels contain rounded values, but our own table has the exact numbers. */
export const toolTables: Readonly<Record<string, ToolTable>> = {
  'Avatar.txt': (id, name, language) => newItem(ItemType.Avatar, avatarIdOf(id), nameDraft(name, language)),
  'Artifact.txt': classified,
  'Item.txt': classified,
  'Weapon.txt': weapon,
  'Monsters.txt': monster,
  'Scene.txt': (id, name, language) => newItem(ItemType.Scene, id, nameDraft(name, language)),
};

/** Rows of one file: `id:name`, with comments for groups. */
export async function* readToolTable(
  path: string,
  toItem: ToolTable,
  language: NameLanguage,
  usesInternalNames: boolean,
  signal: AbortSignal,
): AsyncGenerator<ImportedRow> {
  for await (const { number, text } of readLines(path, signal)) {
    if (text.trim() === '' || text.startsWith('//')) continue;
    const [, id, name = ''] = /^\s*(\d{1,15})\s*[:：](.*)$/.exec(text) ?? [];
    if (id === undefined) yield skipped(`${basename(path)}:${number}`, 'is not a line "id:name"');
    else yield { item: toItem(Number(id), name.trim(), language, usesInternalNames) };
  }
}
