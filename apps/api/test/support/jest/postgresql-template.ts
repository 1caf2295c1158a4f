import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migratePostgresql, openPostgresql } from '../../../src/platform/database/postgresql/open-postgresql';
import { runSeeds } from '../../../src/platform/seed/run-seeds';
import { seeds } from '../seeds';

const variable = 'API_TEST_POSTGRESQL_TEMPLATE';

/** Runs one statement on the server of TEST_DATABASE_URL. */
export async function asServerAdmin(url: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(statement).finally(() => admin.end());
}

export const newDatabaseName = () => `starhaven_test_${randomBytes(6).toString('hex')}`;

/** The URL of another database on the same server. */
export function urlOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Makes a migrated and seeded database once per run: a copy takes a fraction of the time. */
export async function makePostgresqlTemplate(): Promise<void> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return;
  const name = newDatabaseName();
  await asServerAdmin(serverUrl, `create database ${name}`);
  process.env[variable] = name;
  const url = urlOfDatabase(serverUrl, name);
  await migratePostgresql(url);
  const database = openPostgresql({ url });
  await runSeeds(database.db, seeds);
  await database.close();
}

/** The template's name; a database can be copied while it has no connections. */
export function postgresqlTemplate(): string {
  const name = process.env[variable];
  if (!name) throw new Error('The global set-up has not run.');
  return name;
}

export async function removePostgresqlTemplate(): Promise<void> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const name = process.env[variable];
  if (serverUrl && name) await asServerAdmin(serverUrl, `drop database ${name} with (force)`);
}
