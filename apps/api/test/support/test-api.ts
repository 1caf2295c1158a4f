import type { OpenDatabase, TestDatabase } from './engines';
import { createTestApp } from './test-app';
import type { TestApp, TestAppOptions } from './test-app';

/** The API of one suite, and its database. */
export interface TestApi extends TestApp, Pick<TestDatabase, 'url' | 'countStatements'> {
  /** Registers what must be closed before the API and the database; the newest is closed first. */
  beforeClose: (close: () => unknown) => void;
}

/**
 * Starts the API on a new database before the tests of a suite, and closes both after them. Until it has started, the result has only
 * `beforeClose`. Pass `options` as a function if they depend on what an earlier `beforeAll` started.
 */
export function useTestApi(open: OpenDatabase, options?: TestAppOptions | (() => TestAppOptions)): TestApi {
  const closes: (() => unknown)[] = [];
  // The other fields are set before the first test, and suites read them only in tests.
  const api = { beforeClose: (close) => void closes.unshift(close) } as TestApi;
  let db: TestDatabase | undefined;
  beforeAll(async () => {
    db = await open();
    const { url, countStatements } = db;
    Object.assign(api, await createTestApp(db.database, typeof options === 'function' ? options() : options), {
      url,
      countStatements,
    });
  });
  afterAll(async () => {
    for (const close of closes) await close();
    // Both are missing if the start failed.
    await api.app?.close();
    await db?.close();
  });
  return api;
}
