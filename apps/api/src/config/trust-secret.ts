import { getKeptSecret } from './kept-secret';

/**
 * The secret that signs visitors' addresses on the web server (docs/security.md#visitors-address). Unless it is configured, the first of
 * web and API makes it once in the data folder.
 * @throws ConfigError when the stored secret is too short
 */
export async function getTrustSecret(config: { trustSecret: string | null; dataDir: string }): Promise<string> {
  return config.trustSecret ?? getKeptSecret(config.dataDir, 'api-trust-secret');
}
