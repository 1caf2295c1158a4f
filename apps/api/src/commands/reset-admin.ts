import type { ApiConfig } from '../config/config';
import { resetAdmin as resetAdminIn } from '../modules/account';
import type { AdminCredentials } from '../modules/account';
import type { Logger } from '../platform/logging/logger';
import { operatorAdminResetPath } from '../platform/operator/routes';
import { runOperation } from './run-operation';

/** Gives the admin a new random password, also while the server runs. @throws DatabaseStartError */
export function resetAdmin(config: ApiConfig, log: Logger): Promise<AdminCredentials> {
  return runOperation(config, { purpose: 'admin:reset', log, path: operatorAdminResetPath, work: resetAdminIn });
}
