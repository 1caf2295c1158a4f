import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '@starhaven/node-kit/server';
import { Degraded } from './degraded';

export type Check = () => Promise<void>;

export interface CheckResult {
  name: string;
  isOk: boolean;
  /** Why it failed, or a warning although it passed; a text for the operator. */
  reason?: string;
}

const checkLimitMs = 2000;
const maxAgeMs = 1000;

/** Reports whether this server can do its work. Probes share an answer for a second, so they cannot load the database. */
export class Health {
  private results: Promise<CheckResult[]> = Promise.resolve([]);
  private checkedAtMs = -Infinity;
  private isDraining = false;

  constructor(private readonly checks: Record<string, Check>) {}

  /** From now on the server is not ready, so that it gets no new visitors. */
  drain(): void {
    this.isDraining = true;
  }

  async check(): Promise<CheckResult[]> {
    if (this.isDraining) return [{ name: 'running', isOk: false, reason: 'shutting down' }];
    if (performance.now() - this.checkedAtMs > maxAgeMs) {
      this.checkedAtMs = performance.now();
      this.results = Promise.all(Object.entries(this.checks).map(([name, check]) => runCheck(name, check)));
    }
    return this.results;
  }
}

async function runCheck(name: string, check: Check): Promise<CheckResult> {
  const abort = new AbortController();
  const tooLong = delay(checkLimitMs, null, { signal: abort.signal, ref: false }).then(() => {
    throw new Error(`no answer within ${checkLimitMs} ms`);
  });
  try {
    await Promise.race([check(), tooLong]);
    return { name, isOk: true };
  } catch (error) {
    return { name, isOk: error instanceof Degraded, reason: messageOf(error) };
  } finally {
    tooLong.catch(() => {});
    abort.abort();
  }
}
