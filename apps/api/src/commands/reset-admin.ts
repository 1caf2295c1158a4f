import type { ApiConfig } from '../config/config';
import { resetAdmin as resetAdminIn } from '../modules/account';
import type { AdminCredentials } from '../modules/account';
import { FolderLockedError } from '../platform/database/lock/folder-lock';
import { openDatabase } from '../platform/database/open-database';
import type { Logger } from '../platform/logging/logger';
import { operatorAdminResetPath } from '../platform/operator/routes';
import { askServer } from './ask-server';

/** Gives the admin a new random password, also while the server runs. @throws DatabaseStartError */
export async function resetAdmin(config: ApiConfig, log: Logger): Promise<AdminCredentials> {
  try {
    const open = await openDatabase({ config, purpose: 'admin:reset', log });
    try {
      return await resetAdminIn(open.database.db);
    } finally {
      await open.close();
    }
  } catch (error) {
    if (!(error instanceof FolderLockedError) || error.holder.url === null) throw error;
    return askServer(error.holder.url, operatorAdminResetPath, config);
  }
}
