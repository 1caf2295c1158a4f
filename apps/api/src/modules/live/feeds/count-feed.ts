import { onlineCountChanged } from '@starhaven/contracts';
import type { LiveIo, LiveSocket } from '../live-socket';

/** The more visitors, the less one more matters: a second for a thousand of them, ten at most. */
const intervalMs = (visitors: number) => Math.min(10_000, Math.max(1_000, visitors));

/** Tells everybody how many are online, when it changed and not too often. */
export class CountFeed {
  private told = -1;
  /** A newcomer was told another number than the others: when it is theirs again, the newcomer has to hear it. */
  private isToldApart = false;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly io: LiveIo,
    private readonly countVisitors: () => number,
  ) {}

  welcome(socket: LiveSocket): void {
    const count = this.countVisitors();
    socket.emit(onlineCountChanged.name, count);
    if (count !== this.told) this.isToldApart = true;
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
    if (count === this.told && !this.isToldApart) return;
    this.told = count;
    this.isToldApart = false;
    this.io.local.emit(onlineCountChanged.name, count);
  }
}
