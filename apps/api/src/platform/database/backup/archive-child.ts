// The process that packs and checks a backup. Both need some hundred megabytes for seconds, which the end of the process releases.
import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '@starhaven/node-kit/server';
import { create, extract } from 'tar';
import { PgliteClient } from '../pglite/pglite-client';
import type { RowCounts } from '../database';

const [task, file, folder] = process.argv.slice(-3);

/** The paths begin with `/`, because PGlite's own loader puts them after the name of the data folder. */
async function pack(from: string, archive: string): Promise<null> {
  const names = (await readdir(from)).sort();
  await create(
    {
      file: archive,
      cwd: from,
      prefix: '/',
      preservePaths: true,
      portable: true,
      noPax: true,
      gzip: true,
      mode: 0o600,
    },
    names,
  );
  return null;
}

async function unpack(archive: string, into: string): Promise<RowCounts> {
  await mkdir(into, { recursive: true, mode: 0o700 });
  const faults: string[] = [];
  const onwarn = (code: string, message: string | Error) => {
    // PGlite's paths begin with `/`, which the reader drops with this warning.
    if (code !== 'TAR_ENTRY_INFO') faults.push(String(message));
  };
  await extract({ file: archive, cwd: into, onwarn });
  if (faults[0] !== undefined) throw new Error(faults[0]);
  // PGlite would make a new database in a folder without this file.
  if (!existsSync(path.join(into, 'PG_VERSION'))) throw new Error('It holds no database.');
  const client = await PgliteClient.open({ dataDir: into });
  const rows = await client.countRows();
  await client.close();
  return rows;
}

// The child ends together with its parent.
process.stdin.once('close', () => process.exit(1)).resume();
process.stdout.on('error', () => process.exit(1));

if (task === undefined || file === undefined || folder === undefined) {
  throw new Error('Usage: archive-child <pack|unpack> <file> <folder>');
}
const work = task === 'pack' ? pack(folder, file) : unpack(file, folder);
work.then(
  (rows) => process.stdout.write(`${JSON.stringify({ rows })}\n`, () => process.exit(0)),
  (error: unknown) => process.stderr.write(messageOf(error), () => process.exit(2)),
);
