import type { Database } from '../../src/platform/database/database';
import { openPostgresql } from '../../src/platform/database/postgresql/open-postgresql';
import { asServerAdmin, newDatabaseName, postgresqlTemplate, urlOfDatabase } from './jest/postgresql-template';
import { openTemplate } from './template';

export interface TestDatabase {
  database: Database;
  /** The address of the database; empty for the embedded one. */
  url: string;
  /** How many statements `database` has run since it was opened, those of transactions included. */
  countStatements: () => number;
  close: () => Promise<void>;
}

async function openTestPglite(): Promise<TestDatabase> {
  let statements = 0;
  const observeQuery = () => void (statements += 1);
  const database = await openTemplate({ observeQuery });
  return { database, url: '', countStatements: () => statements, close: () => database.close() };
}

/** A separate database on the server of TEST_DATABASE_URL, dropped afterwards. */
async function openTestPostgresql(serverUrl: string): Promise<TestDatabase> {
  const name = newDatabaseName();
  await asServerAdmin(serverUrl, `create database ${name} template ${postgresqlTemplate()}`);
  const url = urlOfDatabase(serverUrl, name);
  let statements = 0;
  const database = openPostgresql({ url, observeQuery: () => void (statements += 1) });
  return {
    database,
    url,
    countStatements: () => statements,
    close: async () => {
      await database.close();
      await asServerAdmin(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

export type OpenDatabase = () => Promise<TestDatabase>;

type Suite = (open: OpenDatabase) => void;

/** Runs a suite on PostgreSQL when TEST_DATABASE_URL is set; otherwise it is reported as skipped with the reason. */
export function describeOnPostgresql(name: string, suite: Suite): void {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) describe(`${name} on PostgreSQL`, () => suite(() => openTestPostgresql(serverUrl)));
  else describe.skip(`${name} on PostgreSQL (skipped: TEST_DATABASE_URL is not set)`, () => suite(openTestPglite));
}

/**
 * Runs a suite only on the embedded database. For code that behaves the same on every database, because it depends on no lock, race or
 * SQL, such as the guard of calls. The tests of each feature read and write its tables on both engines.
 */
export function describeOnPglite(name: string, suite: Suite): void {
  describe(`${name} on PGlite`, () => suite(openTestPglite));
}

/** Runs a suite on the embedded database and on PostgreSQL. */
export function describeOnEachEngine(name: string, suite: Suite): void {
  describeOnPglite(name, suite);
  describeOnPostgresql(name, suite);
}
