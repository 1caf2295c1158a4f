import { getKeptSecret } from './kept-secret';

/**
 * The secret without which the database alone opens no account: under it the codes of mails are kept. It is not the trust
 * secret, because that one may be changed at any time. Servers that share a database need the same.
 * @throws ConfigError when the kept secret is short
 */
export async function getAccountSecret(config: { accountSecret: string | null; dataDir: string }): Promise<string> {
  return config.accountSecret ?? getKeptSecret(config.dataDir, 'account-secret');
}
