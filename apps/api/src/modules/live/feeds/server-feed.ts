import {
  initialStatistics,
  serverListChanged,
  serversChanged,
  statisticsAdded,
  toStatisticsColumns,
} from '@starhaven/contracts/status';
import type { ServerEntry } from '@starhaven/contracts/status';
import type { LiveFleet } from '../live-fleet';
import { rooms } from '../live-socket';
import type { LiveIo, LiveSocket } from '../live-socket';

/** Values that change all the time are sent at this interval … */
const calmIntervalMs = 1_000;
/** … a server that goes up, down or into maintenance is sent after this delay, … */
const urgentDelayMs = 20;
/** … but not more often than this. */
const urgentIntervalMs = 100;
/** Clients without support for single changes get the whole list at this interval. */
const plainIntervalMs = 5_000;

/** Sends game servers to viewers: all of them at the start, then only changes, in batches. */
export class ServerFeed {
  private readonly changed = new Set<string>();
  /** The last state of each server that viewers received: a change of it is urgent. */
  private readonly sentStates = new Map<string, string>();
  private readonly stops: (() => void)[];
  private timer: NodeJS.Timeout | null = null;
  private dueAtMs = Infinity;
  private flushedAtMs = 0;
  private plainTimer: NodeJS.Timeout | null = null;

  constructor(
    private readonly io: LiveIo,
    private readonly fleet: LiveFleet,
  ) {
    for (const entry of fleet.servers()) this.sentStates.set(entry.id, stateKeyOf(entry));
    this.stops = [
      fleet.onServersChanged((ids) => this.note(ids)),
      // Both rooms in one call: a visitor in neither room is on a page without a chart.
      fleet.onStatisticsAdded((data) =>
        this.io.local.to([rooms.servers, rooms.plain]).emit(statisticsAdded.name, { data }),
      ),
    ];
  }

  /** Sends the whole list in the form that the client understands. */
  welcome(socket: LiveSocket): void {
    socket.emit(serverListChanged.name, { data: this.fleet.servers() });
    const points = this.fleet.statistics();
    const form = socket.data.handshake ? toStatisticsColumns(points) : { data: points };
    // The schema of the event accepts the columns as input; the type of emit knows only the schema's output.
    socket.emit(initialStatistics.name, form as { data: typeof points });
  }

  stop(): void {
    for (const stop of this.stops) stop();
    if (this.timer) clearTimeout(this.timer);
    if (this.plainTimer) clearTimeout(this.plainTimer);
  }

  private note(ids: ReadonlySet<string>): void {
    let isUrgent = false;
    const entries = new Map(this.fleet.servers().map((entry) => [entry.id, entry]));
    for (const id of ids) {
      this.changed.add(id);
      const entry = entries.get(id);
      if (!entry || this.sentStates.get(id) !== stateKeyOf(entry)) isUrgent = true;
    }
    const sinceFlushMs = performance.now() - this.flushedAtMs;
    if (isUrgent) this.flushIn(Math.max(urgentDelayMs, urgentIntervalMs - sinceFlushMs));
    else this.flushIn(Math.max(urgentDelayMs, calmIntervalMs - sinceFlushMs));
  }

  private flushIn(delayMs: number): void {
    const dueAtMs = performance.now() + delayMs;
    if (dueAtMs >= this.dueAtMs) return;
    if (this.timer) clearTimeout(this.timer);
    this.dueAtMs = dueAtMs;
    this.timer = setTimeout(() => this.flush(), delayMs);
    this.timer.unref();
  }

  private flush(): void {
    this.dueAtMs = Infinity;
    this.flushedAtMs = performance.now();
    const entries = new Map(this.fleet.servers().map((entry) => [entry.id, entry]));
    const data: ServerEntry[] = [];
    const removed: string[] = [];
    for (const id of this.changed) {
      const entry = entries.get(id);
      if (entry) {
        data.push(entry);
        this.sentStates.set(id, stateKeyOf(entry));
      } else {
        removed.push(id);
        this.sentStates.delete(id);
      }
    }
    this.changed.clear();
    this.io.local.to(rooms.servers).emit(serversChanged.name, { data, removed });
    this.plainTimer ??= setTimeout(() => {
      this.plainTimer = null;
      this.io.local.to(rooms.plain).emit(serverListChanged.name, { data: this.fleet.servers() });
    }, plainIntervalMs).unref();
  }
}

const stateKeyOf = ({ name, server }: ServerEntry) =>
  `${server.disable} ${server.awaited} ${server.online} ${server.maintenance} ${server.privacy} ${name}`;
