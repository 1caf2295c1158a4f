import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { databaseDirOf } from '../../src/platform/database/pglite/open-folder';
import { copyTemplate } from './template';

/** A data folder with a migrated and seeded database that no process has open. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'api-data-'));
  copyTemplate(databaseDirOf(dataDir));
  return dataDir;
}

export async function removeDataDir(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
}
