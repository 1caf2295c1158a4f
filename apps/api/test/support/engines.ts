import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../../src/platform/database/database';
import { openPglite } from '../../src/platform/database/pglite/open-pglite';
import { migratePostgresql, openPostgresql } from '../../src/platform/database/postgresql/open-postgresql';
import { runSeeds } from '../../src/platform/seed/run-seeds';
import { seeds } from './seeds';
import { templateArchive } from './template';

export interface TestDatabase {
  database: Database;
  /** Where it is reached; empty for the embedded one. */
  url: string;
  close: () => Promise<void>;
}

async function openTestPglite(): Promise<TestDatabase> {
  const database = await openPglite({ dataDir: null, archive: templateArchive() });
  return { database, url: '', close: () => database.close() };
}

async function asServerAdmin(url: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(statement).finally(() => admin.end());
}

/** A database of its own on the server of TEST_DATABASE_URL, dropped afterwards. */
async function openTestPostgresql(serverUrl: string): Promise<TestDatabase> {
  const name = `starhaven_test_${randomBytes(6).toString('hex')}`;
  await asServerAdmin(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await migratePostgresql(url.href);
  const database = openPostgresql({ url: url.href });
  await runSeeds(database.db, seeds);
  return {
    database,
    url: url.href,
    close: async () => {
      await database.close();
      await asServerAdmin(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** Runs a suite on PostgreSQL when TEST_DATABASE_URL is set; otherwise it is reported as skipped with the reason. */
export function describeOnPostgresql(name: string, suite: (open: () => Promise<TestDatabase>) => void): void {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) describe(`${name} on PostgreSQL`, () => suite(() => openTestPostgresql(serverUrl)));
  else describe.skip(`${name} on PostgreSQL (skipped: TEST_DATABASE_URL is not set)`, () => suite(openTestPglite));
}

/** Runs a suite on the embedded database and on PostgreSQL. */
export function describeOnEachEngine(name: string, suite: (open: () => Promise<TestDatabase>) => void): void {
  describe(`${name} on PGlite`, () => suite(openTestPglite));
  describeOnPostgresql(name, suite);
}
