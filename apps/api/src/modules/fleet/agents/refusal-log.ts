import type { Clock } from '../clock';

const periodMs = 60_000;
/** Addresses that are told of within one minute; what more of them do is in the metrics. */
const maxAddresses = 100;

/** Lets one line through for each address and minute, so that whoever guesses keys does not fill the log. */
export class RefusalLog {
  private readonly told = new Set<string>();
  private sinceMs = -Infinity;

  constructor(private readonly clock: Pick<Clock, 'monotonicMs'>) {}

  /** True when a line about this address may be written now. */
  isDue(address: string): boolean {
    const nowMs = this.clock.monotonicMs();
    if (nowMs - this.sinceMs >= periodMs) {
      this.told.clear();
      this.sinceMs = nowMs;
    }
    if (this.told.has(address) || this.told.size >= maxAddresses) return false;
    this.told.add(address);
    return true;
  }
}
