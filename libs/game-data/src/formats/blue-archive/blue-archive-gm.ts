import { basename, join } from 'node:path';
import { UnreadableDataError } from '../../data-format';
import type { DataFormat } from '../../data-format';
import { exists, findFiles, readHead } from '../../files/data-files';
import { fileRows } from '../../rows/json-rows';
import { newPart } from '../../rows/new-part';
import { schaleRow, schaleTableOf } from './schale-row';

/** Does not match the `.min` of SchaleDB's files, whose language would be read as Chinese. */
const fileName = /^(?:students|items|equipment|furniture|currency)\.json$/;

const expects = 'the folder "id" of BlueArchiveGM with students.json, items.json and so on';

async function open(path: string) {
  const inside = join(path, 'id');
  const parts = [];
  for (const file of await findFiles((await exists(inside)) ? inside : path, fileName)) {
    const table = schaleTableOf(file);
    if (!/"Id"\s*:/.test(await readHead(file))) continue;
    const rows = (signal: AbortSignal) => fileRows(file, signal, schaleRow(table, 'CHS'));
    parts.push(newPart({ name: basename(file), files: [file], expects: 'rows with Id and Name', rows }));
  }
  if (parts.length === 0) throw new UnreadableDataError(`${path}: no BlueArchiveGM found; expected ${expects}.`);
  return { game: 3 as const, parts };
}

/** The lists of BlueArchiveGM; simplified Chinese only. */
export const blueArchiveGm: DataFormat = { name: 'blue-archive-gm', title: 'BlueArchiveGM', games: [3], expects, open };
