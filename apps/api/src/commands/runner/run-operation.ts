import type { ApiConfig } from '../../config/config';
import type { Drizzle } from '../../platform/database/database';
import { FolderLockedError } from '../../platform/database/lock/folder-lock';
import { openDatabase } from '../../platform/database/open-database';
import type { Logger } from '../../platform/logging/logger';
import { askServer } from './ask-server';

export interface Operation<T> {
  /** Written into the lock. */
  purpose: string;
  log: Logger;
  /** If a running server holds the database, `runOperation` calls this route of the server, and the route does the work. */
  path: string;
  /** The body of the request to that route, as JSON. */
  input?: object;
  work: (db: Drizzle) => Promise<T>;
}

/** Runs the operation on the database, or on the server that holds the database. @throws DatabaseStartError, OperatorError */
export async function runOperation<T extends object>(config: ApiConfig, operation: Operation<T>): Promise<T> {
  const { purpose, log, path, input, work } = operation;
  try {
    const open = await openDatabase({ config, purpose, log });
    try {
      return await work(open.database.db);
    } finally {
      await open.close();
    }
  } catch (error) {
    if (!(error instanceof FolderLockedError) || error.holder.url === null) throw error;
    return askServer(error.holder.url, path, config, input);
  }
}
