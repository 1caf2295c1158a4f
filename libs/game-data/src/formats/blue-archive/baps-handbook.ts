import { basename } from 'node:path';
import { ItemType } from '@starhaven/contracts/handbook';
import { UnreadableDataError } from '../../data-format';
import type { DataFormat } from '../../data-format';
import { findFiles, readHead } from '../../files/data-files';
import { newItem } from '../../rows/new-item';
import { newPart } from '../../rows/new-part';
import { readHandbook } from '../../text/read-handbook';
import type { RowReader } from '../../text/read-handbook';

const sections = 'MemoryLobby|Sticker|Emblem|Item|Character|Equipment|Furniture|IdCardBackground';
/** Sections are single words; the categories below "Item" are indented, and so are their ids. */
const shape = {
  header: new RegExp(`^(${sections}):?\\s*$`),
  row: /^\s*(\d{1,16})(?: : (.*))?$/,
  ignored: /^(?: +[A-Za-z_]+|handbook)\s*$/,
};
const looksLike = new RegExp(`^(?:${sections}):?\\s*$`, 'm');
const expects = 'the "handbook.txt" of BaPs, or its folder';

/** The file has ids without names; only characters have names, and these are internal. */
const readers: Record<string, RowReader> = {
  Character: (id, name) => newItem(ItemType.Avatar, id, { name }),
  Item: (id) => newItem(ItemType.Normal, id),
  Equipment: (id, category) => newItem(ItemType.Normal, id, { group: 'equipment', name: category }),
  Furniture: (id) => newItem(ItemType.Normal, id, { group: 'furniture' }),
};

async function open(path: string) {
  const parts = [];
  for (const file of await findFiles(path, /handbook.*\.txt$/i)) {
    const head = await readHead(file);
    if (!/^handbook\s*$/m.test(head) || !looksLike.test(head)) continue;
    parts.push(
      newPart({
        name: basename(file),
        files: [file],
        expects: 'sections such as "Character" with lines "id : name"',
        rows: (signal) => readHandbook(file, shape, readers, signal),
      }),
    );
  }
  if (parts.length === 0) throw new UnreadableDataError(`${path}: no handbook of BaPs found; expected ${expects}.`);
  return { game: 3 as const, parts };
}

/** Text that BaPs writes if it is started with `handbook`. */
export const bapsHandbook: DataFormat = {
  name: 'baps-handbook',
  title: 'BaPs handbook.txt',
  games: [3],
  expects,
  open,
};
