import { onlineCountChanged } from '@starhaven/contracts';
import type { LiveIo, LiveSocket } from '../live-socket';

/** The more visitors, the less one more matters: a second for a thousand of them, ten at most. */
const intervalMs = (visitors: number) => Math.min(10_000, Math.max(1_000, visitors));

/** Tells everybody how many are online, when it changed and not too often. */
export class CountFeed {
  private told = -1;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly io: LiveIo,
    private readonly countVisitors: () => number,
  ) {}

  welcome(socket: LiveSocket): void {
    socket.emit(onlineCountChanged.name, this.countVisitors());
    this.note();
  }

  /** The count may have changed. */
  note(): void {
    this.timer ??= setTimeout(() => this.tell(), intervalMs(this.countVisitors())).unref();
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
  }

  private tell(): void {
    this.timer = null;
    const count = this.countVisitors();
    if (count === this.told) return;
    this.told = count;
    this.io.local.emit(onlineCountChanged.name, count);
  }
}
