import path from 'node:path';
import { resetAdminAsOperator } from '../modules/admin';
import { runAsOperator, writeAuditEntry } from '../modules/audit';
import { operatorImportPath } from '../modules/book';
import { operatorChatPath, runChatCommand } from '../modules/chat';
import { createServerContext, fleetOperations } from '../modules/fleet';
import { operatorDownloadsPath, runDownloadsCommand } from '../modules/games';
import { playersOperations } from '../modules/players';
import { operatorAdminResetPath, operatorBackupPath } from '../platform/operator/operator-paths';
import type { OperatorOptions } from '../platform/http/operations/register-operator-operations';
import type { AppOptions } from './app-options';

/** The operations that the running server performs for an operator's commands. */
export function operationsOf({ config, services }: AppOptions): OperatorOptions['operations'] {
  const { database, makeBackup, log, accountSecret } = services;
  return {
    [operatorAdminResetPath]: async () => {
      const credentials = await resetAdminAsOperator(database.db);
      log.info({ event: 'admin-reset', outcome: 'ok' }, 'account event');
      return credentials;
    },
    [operatorImportPath]: services.book.imports.run,
    [operatorChatPath]: (input) =>
      runAsOperator(database.db, { command: 'chat', input }, (tx) => runChatCommand(tx, input)),
    [operatorDownloadsPath]: (input) =>
      runAsOperator(database.db, { command: 'downloads', input }, (tx) => runDownloadsCommand(tx, input)),
    ...playersOperations(database.db),
    ...fleetOperations(createServerContext({ ...config, db: database.db, accountSecret })),
    ...(makeBackup
      ? {
          [operatorBackupPath]: async () => {
            const file = await makeBackup();
            await writeAuditEntry(database.db, {
              ...{ actor: 'operator', action: 'backup', outcome: 'ok' },
              subject: `backup:${path.basename(file)}`,
            });
            return { file };
          },
        }
      : {}),
  };
}
