import { keptSecret } from '@starhaven/node-kit/server';

/**
 * The secret behind mailed codes, recovery codes and the secrets of authenticator apps. Unless it is configured, it is stored in the data
 * folder. All servers of one database need the same secret; with another secret those codes stop working.
 * @throws ConfigError when the stored secret is too short
 */
export function getAccountSecret(config: { accountSecret: string | null; dataDir: string }): string {
  return config.accountSecret ?? keptSecret(config.dataDir, 'account-secret');
}
