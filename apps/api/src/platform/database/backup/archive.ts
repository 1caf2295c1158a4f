import { isDeepStrictEqual } from 'node:util';
import type { RowCounts } from '../database';
import { DatabaseStartError } from '../errors';
import { PgliteClient } from '../pglite/pglite-client';
import { messageOf } from '../../errors/message-of';

/**
 * Opens an archive in memory, in its own thread, and counts its rows: proof that it can be restored.
 * @throws DatabaseStartError when it does not open or the counts differ from `expected`
 */
export async function verifyArchive(file: string, expected?: RowCounts): Promise<RowCounts> {
  let client: PgliteClient;
  try {
    client = await PgliteClient.open({ dataDir: null, archive: file });
  } catch (error) {
    throw new DatabaseStartError(`The backup ${file} does not open: ${messageOf(error)}`);
  }
  try {
    const rows = await client.countRows();
    if (expected && !isDeepStrictEqual(rows, expected)) {
      throw new DatabaseStartError(`The backup ${file} holds other rows than the database did.`);
    }
    return rows;
  } finally {
    await client.close();
  }
}
