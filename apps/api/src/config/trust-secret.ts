import { getKeptSecret } from './kept-secret';

/**
 * The secret under which the web server signs visitors' addresses (docs/security.md#visitors-address). Unless configured it is
 * made once in the data folder, by whichever of web and API is first. @throws ConfigError when the kept secret is short
 */
export async function getTrustSecret(config: { trustSecret: string | null; dataDir: string }): Promise<string> {
  return config.trustSecret ?? getKeptSecret(config.dataDir, 'api-trust-secret');
}
