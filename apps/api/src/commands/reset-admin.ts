import type { ApiConfig } from '../config/config';
import { FirstPasswordFile } from '../modules/account';
import type { AdminCredentials } from '../modules/account';
import { resetAdminAsOperator } from '../modules/admin';
import type { Logger } from '../platform/logging/logger';
import { operatorAdminResetPath } from '../platform/operator/operator-paths';
import { runOperation } from './runner/run-operation';

/** Gives the admin a new random password, also while the server runs. @throws DatabaseStartError */
export async function resetAdmin(config: ApiConfig, log: Logger): Promise<AdminCredentials> {
  const work = { purpose: 'admin:reset', log, path: operatorAdminResetPath, work: resetAdminAsOperator };
  const credentials = await runOperation(config, work);
  // A stored first password is no longer valid.
  await new FirstPasswordFile(config.dataDir).forget();
  return credentials;
}
