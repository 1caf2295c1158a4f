import type { Clock } from '../clock';

const periodMs = 60_000;
/** The maximum of addresses in the log within one minute; the metrics count the rest. */
const maxAddresses = 100;

/** Allows one log line for each address and minute, so that guessing keys does not fill the log. */
export class RefusalLog {
  private readonly loggedAddresses = new Set<string>();
  private sinceMs = -Infinity;

  constructor(private readonly clock: Pick<Clock, 'monotonicMs'>) {}

  /** True when a line about this address may be written now. */
  isDue(address: string): boolean {
    const nowMs = this.clock.monotonicMs();
    if (nowMs - this.sinceMs >= periodMs) {
      this.loggedAddresses.clear();
      this.sinceMs = nowMs;
    }
    if (this.loggedAddresses.has(address) || this.loggedAddresses.size >= maxAddresses) return false;
    this.loggedAddresses.add(address);
    return true;
  }
}
