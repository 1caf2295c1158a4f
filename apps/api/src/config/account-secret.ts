import { getKeptSecret } from './kept-secret';

/**
 * The secret behind codes, recovery codes and the secrets of authenticator apps; unless configured it is kept in the data
 * folder. All servers of one database need the same, and with another one those codes open nothing.
 * @throws ConfigError when the kept secret is short
 */
export async function getAccountSecret(config: { accountSecret: string | null; dataDir: string }): Promise<string> {
  return config.accountSecret ?? getKeptSecret(config.dataDir, 'account-secret');
}
