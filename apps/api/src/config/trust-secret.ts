import { getKeptSecret } from './kept-secret';

/**
 * The secret under which the web server signs visitors' addresses (T7); unless configured it is kept in the data folder,
 * where web and API find the same.
 * @throws ConfigError when the kept secret is short
 */
export async function getTrustSecret(config: { trustSecret: string | null; dataDir: string }): Promise<string> {
  return config.trustSecret ?? getKeptSecret(config.dataDir, 'api-trust-secret');
}
