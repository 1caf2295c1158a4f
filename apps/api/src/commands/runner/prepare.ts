import type { ApiConfig } from '../../config/config';
import { FirstPasswordFile } from '../../modules/account';
import { openDatabase } from '../../platform/database/open-database';
import type { Logger } from '../../platform/logging/logger';
import { runSeeds } from '../../platform/seed/run-seeds';
import { listSeeds } from '../../seeds';

export interface PrepareOptions {
  log: Logger;
  /** Begin with an empty database although there was a database before. */
  isFresh: boolean;
}

export interface SeedDatabaseOptions extends PrepareOptions {
  /** Shows a text that is shown only once, such as the first admin's password. */
  tellOperator: (text: string) => void;
}

/** Brings the database to the current schema. @throws DatabaseStartError, also when a server holds the folder */
export async function migrateDatabase(config: ApiConfig, { log, isFresh }: PrepareOptions): Promise<void> {
  const open = await openDatabase({ config, purpose: 'migrate', log, isFresh });
  await open.close();
}

/** Migrates the database and writes missing seed content, also content that was deleted since. Returns the names of the seeds. */
export async function seedDatabase(
  config: ApiConfig,
  { log, isFresh, tellOperator }: SeedDatabaseOptions,
): Promise<string[]> {
  const open = await openDatabase({ config, purpose: 'seed', log, isFresh });
  try {
    const seeds = listSeeds(new FirstPasswordFile(config.dataDir));
    const run = () => runSeeds(open.database.db, seeds, { isForced: true, tellOperator });
    return await open.database.withLongTimeout(run);
  } finally {
    await open.close();
  }
}
