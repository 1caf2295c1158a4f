import type { Database } from '../../../platform/database/database';
import { DatabaseBusyError } from '../../../platform/database/errors';
import { withTimeout } from '../../../platform/work/with-timeout';
import type { Probe } from './measurement';

const timeoutMs = 5_000;
const slowDatabaseMs = 1_000;
const slowSiteMs = 2_000;
/** Half of the queue's limit. */
const longQueue = 100;

/** Checks whether the database answers, and how many queries wait. */
export function databaseProbe(database: Pick<Database, 'ping' | 'queueDepth'>): Probe {
  return async () => {
    const beganAtMs = performance.now();
    try {
      await withTimeout(timeoutMs, () => database.ping());
    } catch (error) {
      if (!(error instanceof DatabaseBusyError)) throw error;
      return { isSlow: true, detail: 'Busy' };
    }
    const waiting = database.queueDepth();
    const isSlow = performance.now() - beganAtMs > slowDatabaseMs || waiting >= longQueue;
    return { isSlow, detail: waiting > 0 ? `${waiting} queries waiting` : '' };
  };
}

/** Checks whether this address of the site answers with 200. Does not follow redirects: an answer of another host proves nothing. */
export function siteProbe(url: string): Probe {
  return async () => {
    const beganAtMs = performance.now();
    await withTimeout(timeoutMs, async (signal) => {
      const response = await fetch(url, { redirect: 'manual', signal });
      await response.body?.cancel();
      if (response.status !== 200) throw new Error(`answered ${response.status}`);
    });
    return { isSlow: performance.now() - beganAtMs > slowSiteMs, detail: '' };
  };
}
