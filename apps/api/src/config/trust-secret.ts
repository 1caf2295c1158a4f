import { keptSecret } from '@starhaven/node-kit/server';

/**
 * The secret that signs visitors' addresses on the web server (docs/security.md#visitors-address). Unless it is configured, the first of
 * web and API makes it once in the data folder.
 * @throws ConfigError when the stored secret is too short
 */
export function getTrustSecret(config: { trustSecret: string | null; dataDir: string }): string {
  return config.trustSecret ?? keptSecret(config.dataDir, 'api-trust-secret');
}
