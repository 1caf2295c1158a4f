import type { ApiConfig } from '../../config/config';
import type { Logger } from '../logging/logger';
import { makeBackup } from './backup/backup-files';
import type { Database, EmbeddedDatabase, ObserveQuery } from './database';
import { takeFolderLock } from './lock/folder-lock';
import { migrate, readMigrationState } from './migrate';
import { databaseDirOf, openFolder } from './pglite/open-folder';
import { findUnsafeSettings, migratePostgresql, openPostgresql } from './postgresql/open-postgresql';

export interface OpenOptions {
  config: Pick<ApiConfig, 'dataDir' | 'databaseUrl'>;
  /** The reason that is written into the lock: "server", "seed", … */
  purpose: string;
  log: Logger;
  /** Begin with an empty database although there was a database before. */
  isFresh?: boolean;
  observeQuery?: ObserveQuery;
  /** The database is lost permanently; the process should end. */
  onFatal?: (error: Error) => void;
}

export interface OpenDatabase {
  database: Database;
  /** The same database, if it is the embedded one. */
  embedded: EmbeddedDatabase | null;
  announce: (url: string) => Promise<void>;
  /** Closes the database, then releases the lock. */
  close: () => Promise<void>;
}

async function openEmbedded(options: OpenOptions): Promise<EmbeddedDatabase> {
  const { config, log, isFresh, observeQuery, onFatal } = options;
  const embedded = await openFolder({
    dataDir: config.dataDir,
    isFresh,
    observeQuery,
    onFatal,
    onInterrupted: (error) => log.error({ err: error }, 'database interrupted, starting it again'),
  });
  try {
    const { isEmpty, pending } = await readMigrationState(embedded.db);
    if (pending > 0) {
      if (!isEmpty) {
        const { file } = await makeBackup(embedded, config.dataDir, 'before-migration');
        log.info({ file, pending }, 'backup made before migrating');
      }
      await embedded.withLongTimeout(() => migrate(embedded.db));
    }
    return embedded;
  } catch (error) {
    await embedded.close();
    throw error;
  }
}

async function openServerDatabase({ config, log, observeQuery }: OpenOptions, url: string): Promise<Database> {
  await migratePostgresql(url);
  const unsafe = await findUnsafeSettings(url);
  if (unsafe.length > 0) log.warn({ unsafe }, 'PostgreSQL may lose acknowledged changes: these settings are off');
  return openPostgresql({
    url,
    observeQuery,
    onPoolError: (error) => log.warn({ err: error, dataDir: config.dataDir }, 'an idle database connection broke'),
  });
}

/**
 * Opens and migrates the configured database: PostgreSQL by its URL, otherwise the embedded one under its lock.
 * @throws DatabaseStartError with one line for the operator
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { dataDir, databaseUrl } = options.config;
  if (databaseUrl !== null) {
    const database = await openServerDatabase(options, databaseUrl);
    return { database, embedded: null, announce: async () => {}, close: () => database.close() };
  }
  const lock = await takeFolderLock(databaseDirOf(dataDir), options.purpose);
  try {
    const embedded = await openEmbedded(options);
    return {
      database: embedded,
      embedded,
      announce: lock.announce,
      close: async () => {
        await embedded.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
