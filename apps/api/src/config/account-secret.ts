import { getKeptSecret } from './kept-secret';

/**
 * The secret behind mailed codes, recovery codes and the secrets of authenticator apps. Unless it is configured, it is stored in the data
 * folder. All servers of one database need the same secret; with another secret those codes stop working.
 * @throws ConfigError when the stored secret is too short
 */
export async function getAccountSecret(config: { accountSecret: string | null; dataDir: string }): Promise<string> {
  return config.accountSecret ?? getKeptSecret(config.dataDir, 'account-secret');
}
