import { basename } from 'node:path';
import { ItemType } from '@starhaven/contracts/handbook';
import type { NameLanguage } from '@starhaven/contracts/handbook';
import { genshinItemKind } from '../../facts/genshin/genshin-items';
import { readLines } from '../../files/read-lines';
import type { ImportedItem, ImportedRow } from '../../imported-item';
import { iconOf, idOf, newItem } from '../../rows/new-item';
import { skipped } from '../../rows/skipped';
import { starTypeOf } from '../../text/star-type';

interface Table {
  /** For messages. */
  columns: string;
  /** Number of columns after the name; only the name may contain commas. */
  after: number;
  /** Commas in the name are written as backslashes. */
  escapesCommas?: boolean;
  toItem: (id: number, name: string, rest: readonly string[], context: RowContext) => ImportedItem;
}

interface RowContext {
  language: NameLanguage;
  titles: ReadonlyMap<number, string>;
}

export const dumpTables: Readonly<Record<string, Table>> = {
  'avatars.csv': {
    columns: 'id,name,quality',
    after: 1,
    toItem: (id, name, [quality], { language }) =>
      newItem(ItemType.Avatar, id, { language, name, starType: starTypeOf(quality) }),
  },
  'items.csv': {
    columns: 'id,name,quality,type,icon',
    after: 3,
    toItem: (id, name, [quality, , icon], { language }) => {
      const { type, draft } = genshinItemKind(id);
      const starType = draft.starType ?? starTypeOf(quality);
      return newItem(type, id, { ...draft, language, name, starType, icon: iconOf(icon) });
    },
  },
  'scenes.csv': {
    columns: 'id,identifier,type',
    after: 1,
    toItem: (id, name, _rest, { language }) => newItem(ItemType.Scene, id, { language, name }),
  },
  'entities.csv': {
    columns: 'id,name,internal',
    after: 1,
    toItem: (id, name, [internal], { language }) =>
      newItem(ItemType.Monster, id, { language, name: /^(?:null|\[N\/A\].*|)$/.test(name) ? internal : name }),
  },
  'quests.csv': {
    columns: 'id,description,mainId',
    after: 1,
    escapesCommas: true,
    toItem: (id, name, [mainId], { language, titles }) => {
      const title = titles.get(Number(mainId));
      const known = [title, name].filter((text) => text !== undefined && !/^(?:Unknown|null)?$/.test(text));
      return newItem(ItemType.Quest, id, { language, name: known.join(' - ') });
    },
  },
};

/** Splits at the first comma and at the last ones; the part between them is the name, including its commas. */
function splitRow(
  text: string,
  table: Pick<Table, 'after' | 'escapesCommas'>,
): { id: number; name: string; rest: string[] } | undefined {
  const columns = text.split(',');
  const id = idOf(columns[0]?.trim());
  if (id === undefined || columns.length < table.after + 2) return undefined;
  const end = columns.length - table.after;
  const name = columns.slice(1, end).join(',');
  const rest = columns.slice(end);
  return { id, name: table.escapesCommas === true ? name.replaceAll('\\', ',') : name, rest };
}

async function readTitles(path: string, signal: AbortSignal): Promise<Map<number, string>> {
  const titles = new Map<number, string>();
  const table: Pick<Table, 'after' | 'escapesCommas'> = { after: 0, escapesCommas: true };
  for await (const { text } of readLines(path, signal)) {
    const row = splitRow(text, table);
    if (row !== undefined) titles.set(row.id, row.name);
  }
  return titles;
}

/** Rows of one file of the dump; a header line with the column names is optional. */
export async function* readDumpTable(
  path: string,
  table: Table,
  options: { language: NameLanguage; titles: string | undefined; signal: AbortSignal },
): AsyncGenerator<ImportedRow> {
  const { language, signal } = options;
  const titles = options.titles === undefined ? new Map<number, string>() : await readTitles(options.titles, signal);
  for await (const { number, text } of readLines(path, signal)) {
    if (text.trim() === '' || (number === 1 && /^id,/i.test(text))) continue;
    const row = splitRow(text, table);
    if (row === undefined) yield skipped(`${basename(path)}:${number}`, `is not a line "${table.columns}"`);
    else yield { item: table.toItem(row.id, row.name, row.rest, { language, titles }) };
  }
}
