import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { isDeepStrictEqual } from 'node:util';
import { messageOf } from '@starhaven/node-kit/server';
import * as v from 'valibot';
import type { RowCounts } from '../database';
import type { CopiedColumn } from './copied-table';
import { CopyLineSchema } from './copy-lines';
import type { CopyLine } from './copy-lines';
import type { CopiedRow } from './read-rows';

/** A copy that is damaged, cut off or of another program. The message is for people. */
export class CopyError extends Error {
  override name = 'CopyError';
}

export interface CopyReader {
  /** The newest migration of the database that was copied. */
  onHead?: (schema: number) => Promise<void>;
  onTable?: (table: { name: string; columns: CopiedColumn[] }) => Promise<void>;
  onRows?: (rows: CopiedRow[]) => Promise<void>;
}

function parse(text: string): CopyLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new CopyError('The backup has a line that is not readable.');
  }
  const result = v.safeParse(CopyLineSchema, value);
  if (!result.success) throw new CopyError('The backup has a line that is not readable.');
  return result.output;
}

const damaged = (error: unknown) => new CopyError(`The backup is damaged: ${messageOf(error)}`);

/**
 * Reads a copy and checks it to its end. Until this returns, do not commit the work of the callbacks: only the last line proves that
 * nothing is missing.
 * @throws CopyError
 */
export async function readCopy(file: string, reader: CopyReader = {}): Promise<{ schema: number; rows: RowCounts }> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  const lines = createInterface({ input: source.pipe(gunzip), crlfDelay: Infinity });
  const broken = new Promise<never>((_, reject) => gunzip.on('error', (error) => reject(damaged(error))));
  broken.catch(() => {});
  const hash = createHash('sha256');
  const counted: RowCounts = {};
  let schema: number | null = null;
  let table = '';
  let isEnded = false;
  const take = async (text: string) => {
    const line = parse(text);
    if (isEnded) throw new CopyError('The backup has data after its end.');
    if ('end' in line) {
      const isWhole = line.sha256 === hash.digest('hex') && isDeepStrictEqual(line.rows, counted);
      if (!isWhole) throw new CopyError('The backup is damaged: its checksum does not match.');
      isEnded = true;
      return;
    }
    hash.update(`${text}\n`);
    if ('format' in line) {
      schema = line.schema;
      await reader.onHead?.(line.schema);
    } else if (schema === null) throw new CopyError('The backup has no head.');
    else if ('table' in line) {
      table = line.table;
      counted[table] = 0;
      await reader.onTable?.({ name: line.table, columns: line.columns });
    } else {
      counted[table] = (counted[table] ?? 0) + line.rows.length;
      await reader.onRows?.(line.rows);
    }
  };
  try {
    const iterator = lines[Symbol.asyncIterator]();
    for (;;) {
      const next = iterator.next().catch((error: unknown) => Promise.reject(damaged(error)));
      const line = await Promise.race([next, broken]);
      if (line.done === true) break;
      await take(line.value);
    }
  } finally {
    lines.close();
    source.destroy();
    gunzip.destroy();
  }
  if (!isEnded || schema === null) throw new CopyError('The backup is cut off: its end is missing.');
  return { schema, rows: counted };
}
