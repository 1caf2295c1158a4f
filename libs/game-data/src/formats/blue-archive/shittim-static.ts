import { ItemType } from '@starhaven/contracts/handbook';
import { UnreadableDataError } from '../../data-format';
import type { DataFormat } from '../../data-format';
import { findFiles, readHead } from '../../files/data-files';
import { basename } from 'node:path';
import { fileRows, noId } from '../../rows/json-rows';
import type { JsonRowReader } from '../../rows/json-rows';
import { iconOf, idOf, newItem } from '../../rows/new-item';
import { newPart } from '../../rows/new-part';
import { starTypeOf } from '../../text/star-type';

const expects =
  'a folder with the answers of /api/admin/static/characters, items, equipment and currencies, saved as characters.json and so on';

/** For each file: a key that only this source has, and the reader of a row. Names are in the server's language, English by default. */
const tables: Readonly<Record<string, { mark: RegExp; read: JsonRowReader }>> = {
  'characters.json': {
    mark: /"defaultStar"/,
    read: ({ id, name, devName, defaultStar }) =>
      idOf(id) === undefined
        ? noId
        : newItem(ItemType.Avatar, idOf(id) ?? 0, { name: name ?? devName, starType: starTypeOf(defaultStar) }),
  },
  'items.json': { mark: /"stackMax"/, read: (row) => goods(row, '') },
  'equipment.json': { mark: /"maxLevel"/, read: (row) => goods(row, 'equipment') },
  'currencies.json': {
    mark: /^\s*\[\s*\{\s*"id":\s*\d+,\s*"name":\s*"[A-Za-z]+"\s*\}/,
    read: (row) => goods(row, 'currency'),
  },
};

const goods = ({ id, name, icon }: Parameters<JsonRowReader>[0], group: string) => {
  const known = idOf(id);
  if (known === undefined) return noId;
  // If a name is missing, the server sends the picture's name. `quality` is not the rarity: items of rarity N have 1 to 9.
  return newItem(ItemType.Normal, known, {
    group,
    name: name === icon ? undefined : name,
    icon: iconOf(icon),
  });
};

async function open(path: string) {
  const parts = [];
  for (const file of await findFiles(path, /^(?:characters|items|equipment|currencies)\.json$/i)) {
    const name = basename(file).toLowerCase();
    const table = tables[name];
    if (table === undefined || !table.mark.test(await readHead(file))) continue;
    const rows = (signal: AbortSignal) => fileRows(file, signal, table.read);
    parts.push(newPart({ name, files: [file], expects: 'rows with id and name', rows }));
  }
  if (parts.length === 0) throw new UnreadableDataError(`${path}: no answers of Shittim found; expected ${expects}.`);
  return { game: 3 as const, parts };
}

/** The answer of Shittim's management API about its static data. */
export const shittimStatic: DataFormat = {
  name: 'shittim-static',
  title: 'Shittim static data (management API)',
  games: [3],
  expects,
  open,
};
