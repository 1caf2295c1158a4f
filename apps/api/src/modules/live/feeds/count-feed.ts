import { onlineCountChanged } from '@starhaven/contracts/status';
import type { LiveIo, LiveSocket } from '../live-socket';

/** With more visitors a change by one matters less: one second for up to a thousand visitors, ten at most. */
const intervalMs = (visitors: number) => Math.min(10_000, Math.max(1_000, visitors));

/** Sends the number of online visitors to all of them when it changed, at a limited rate. */
export class CountFeed {
  private lastBroadcast = -1;
  /** A new visitor received a number that differs from the last broadcast: the next broadcast is due even if the number is unchanged. */
  private isBroadcastDue = false;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly io: LiveIo,
    private readonly countVisitors: () => number,
  ) {}

  welcome(socket: LiveSocket): void {
    const count = this.countVisitors();
    socket.emit(onlineCountChanged.name, count);
    if (count !== this.lastBroadcast) this.isBroadcastDue = true;
    this.note();
  }

  /** Call when the count may have changed. */
  note(): void {
    this.timer ??= setTimeout(() => this.broadcast(), intervalMs(this.countVisitors())).unref();
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
  }

  private broadcast(): void {
    this.timer = null;
    const count = this.countVisitors();
    if (count === this.lastBroadcast && !this.isBroadcastDue) return;
    this.lastBroadcast = count;
    this.isBroadcastDue = false;
    this.io.local.emit(onlineCountChanged.name, count);
  }
}
