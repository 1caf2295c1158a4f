import { createRequire } from 'node:module';

const candidates = ['root', 'postgres'].map((user) => `postgres://${user}@127.0.0.1:5432/test`);

/**
 * TEST_DATABASE_URL, or a PostgreSQL on this machine that accepts us without a password.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | null>}
 */
export async function findTestDatabase(env) {
  if (env.TEST_DATABASE_URL) return env.TEST_DATABASE_URL;
  const { Client } = createRequire(import.meta.url)('pg');
  for (const connectionString of candidates) {
    const client = new Client({ connectionString, connectionTimeoutMillis: 1_500 });
    try {
      await client.connect();
      await client.query('select 1');
      await client.end();
      return connectionString;
    } catch {
      await client.end().catch(() => {});
    }
  }
  return null;
}
