import { basename } from 'node:path';
import { ItemType } from '@starhaven/contracts/handbook';
import { battleMonsters, starRailItemKind } from '../../facts/star-rail/star-rail-items';
import { UnreadableDataError } from '../../data-format';
import type { DataFormat } from '../../data-format';
import { findFiles, readHead } from '../../files/data-files';
import { newItem } from '../../rows/new-item';
import { newPart } from '../../rows/new-part';
import { readHandbook } from '../../text/read-handbook';
import type { RowReader } from '../../text/read-handbook';
import { avatarOrItem, trailblazerName } from './avatar-names';

const shape = { header: /^#\s+(.+)$/, row: /^(\d{1,16}) : (.*)$/ };
const looksLike = /^# (?:Lunar Core|Avatars|Items|Mazes|Battle Stages)/m;
const expects = 'the "Lunar Core Handbook.txt" of Lunar Core, or its folder';

const plain =
  (type: ItemType): RowReader =>
  (id, name) =>
    newItem(type, id, { name });

/** `[Level 29] null`: an item with only a level or a kind has no name. */
const marked =
  (type: ItemType): RowReader =>
  (id, name) =>
    newItem(type, id, { name: name.replace(/^\[[^\]]*\] null$/, '') });

const readers: Record<string, RowReader> = {
  Avatars: (id, name) => newItem(ItemType.Avatar, id, { name: trailblazerName(name, 'EN') }),
  Items: avatarOrItem('EN', starRailItemKind),
  'Props (Spawnable)': plain(ItemType.Gadget),
  'NPC Monsters (Spawnable)': plain(ItemType.Monster),
  'Battle Stages': marked(ItemType.Stage),
  'Battle Monsters': (id, name) => newItem(ItemType.Monster, id, { name, group: battleMonsters }),
  Mazes: marked(ItemType.Plane),
};

async function open(path: string) {
  const parts = [];
  for (const file of await findFiles(path, /\.txt$/i)) {
    if (!looksLike.test(await readHead(file))) continue;
    parts.push(
      newPart({
        name: basename(file),
        files: [file],
        expects: 'sections such as "# Avatars" with lines "id : name"',
        rows: (signal) => readHandbook(file, shape, readers, signal),
      }),
    );
  }
  if (parts.length === 0) throw new UnreadableDataError(`${path}: no Lunar Core handbook found; expected ${expects}.`);
  return { game: 2 as const, parts };
}

/** Text that Lunar Core writes with `-handbook`; English only. */
export const lunarcoreHandbook: DataFormat = {
  name: 'lunarcore-handbook',
  title: 'Lunar Core handbook',
  games: [2],
  expects,
  open,
};
