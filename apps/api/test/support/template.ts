import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { extract } from 'tar';
import type { EmbeddedDatabase, ObserveQuery } from '../../src/platform/database/database';
import { migrate } from '../../src/platform/database/migrate';
import { openPglite } from '../../src/platform/database/pglite/open-pglite';
import { runSeeds } from '../../src/platform/seed/run-seeds';
import { runFolder } from './jest/run-folder';
import { seeds } from './seeds';

/** The folder of a migrated and seeded database that no process has open, made once per run. */
const templateFolder = () => path.join(runFolder(), 'database');

export async function makeTemplate(): Promise<void> {
  const folder = templateFolder();
  const archive = `${folder}.tar.gz`;
  // A new database is made in memory in half the time that a folder takes.
  const database = await openPglite({ dataDir: null });
  await migrate(database.db);
  await runSeeds(database.db, seeds);
  await database.dump(archive);
  await database.close();
  await mkdir(folder);
  // Its paths begin with `/`, which is dropped with a warning.
  await extract({ file: archive, cwd: folder });
}

/** Copies the template to a folder that is empty or does not exist. Synchronous, because with promises it takes four times as long. */
export function copyTemplate(to: string): void {
  cpSync(templateFolder(), to, { recursive: true });
}

/** Copies the template to a new folder, which the end of the run removes if its test does not. */
export async function makeTemplateCopy(): Promise<string> {
  const folder = await mkdtemp(path.join(runFolder(), 'copy-'));
  copyTemplate(folder);
  return folder;
}

/** Opens a copy of the template; closing removes it. Loading an archive into memory would take half as long again. */
export async function openTemplate(options: { observeQuery?: ObserveQuery } = {}): Promise<EmbeddedDatabase> {
  const dataDir = await makeTemplateCopy();
  const database = await openPglite({ ...options, dataDir });
  const close = async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...database, close };
}
