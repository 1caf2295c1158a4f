import type { Heartbeat, ServerEntry } from '@starhaven/contracts';
import type { Clock } from '../clock';
import type { GameServers } from './game-servers';
import { toServerEntry } from './to-server-entry';
import type { LastReport } from './to-server-entry';

/** Uptimes are rounded and travel: a start that moved no more than this is the same start. */
const startupToleranceSeconds = 5;
/** Agents come back this soon after a start of this API server; before it silence says nothing. */
const listenMs = 25_000;

interface State {
  report: LastReport;
  heardAtMs: number;
}

interface Shown {
  entry: ServerEntry;
  text: string;
  isAlive: boolean;
  isAwaited: boolean;
}

export interface ServerStatesOptions {
  servers: GameServers;
  clock: Clock;
  /** Silent for this long, a server is offline. */
  livenessMs: number;
  /** Planned work at a server that is under way, in words. */
  plannedWorkAt: (id: number) => string;
  /** Whether a server was down when minutes were last written: its silence is nothing new. */
  wasDown: (id: number) => boolean;
  /** A sign of life of a server of which none is stored; called again until one is. */
  onFirstHeard: (id: number) => void;
  /** Ids of servers whose entry is new, another or gone. */
  onChange: (ids: ReadonlySet<string>) => void;
}

/** How each server is doing, from what it last said, and what everyone sees of it. */
export class ServerStates {
  private readonly states = new Map<number, State>();
  private readonly shown = new Map<number, Shown>();
  private list: ServerEntry[] | null = null;

  private readonly startedAtMs: number;

  constructor(private readonly options: ServerStatesOptions) {
    this.startedAtMs = options.clock.monotonicMs();
  }

  /** In the order of their ids; the same list until something changes. */
  entries(): ServerEntry[] {
    return (this.list ??= [...this.options.servers.all()].flatMap(({ id }) => this.shown.get(id)?.entry ?? []));
  }

  find(id: number): ServerEntry | null {
    return this.shown.get(id)?.entry ?? null;
  }

  /** Heard from now on; false for one that never spoke since this process began. */
  hasSpoken(id: number): boolean {
    return this.states.has(id);
  }

  /** False for one that is still being set up: its silence is no outage. */
  hasEverSpoken(id: number): boolean {
    return this.hasSpoken(id) || (this.options.servers.find(id)?.firstHeardAt ?? null) !== null;
  }

  /** Everybody who runs has had the time to speak since this API server began. */
  hasListened(): boolean {
    return this.options.clock.monotonicMs() - this.startedAtMs >= listenMs;
  }

  reportOf(id: number): LastReport | null {
    return this.states.get(id)?.report ?? null;
  }

  /** Takes a sign of life. `told` is what another API server made of it. */
  hear(id: number, heartbeat: Heartbeat, told?: Omit<LastReport, 'heartbeat'>): void {
    const known = this.states.get(id)?.report;
    const startup = told?.startup ?? this.startupOf(heartbeat, known?.startup ?? 0);
    const pingMs = told ? told.pingMs : (known?.pingMs ?? null);
    this.states.set(id, {
      report: { heartbeat, startup, pingMs },
      heardAtMs: this.options.clock.monotonicMs(),
    });
    this.refresh([id]);
    if (this.options.servers.find(id)?.firstHeardAt === null) this.options.onFirstHeard(id);
  }

  setPing(id: number, pingMs: number | null): void {
    const state = this.states.get(id);
    if (!state || state.report.pingMs === pingMs) return;
    state.report = { ...state.report, pingMs };
    this.refresh([id]);
  }

  /** Looks for servers that have fallen silent. */
  sweep(): void {
    const isOver = ([id, { isAlive, isAwaited }]: [number, Shown]) =>
      (isAlive && !this.isAlive(id)) || (isAwaited && !this.isAwaited(id));
    this.refresh([...this.shown].filter(isOver).map(([id]) => id));
  }

  /** Looks at these servers again and tells of those that everyone sees differently. */
  refresh(ids: Iterable<number>): void {
    const changed = new Set<string>();
    for (const id of ids) if (this.show(id)) changed.add(String(id));
    if (changed.size === 0) return;
    this.list = null;
    this.options.onChange(changed);
  }

  private show(id: number): boolean {
    const { servers, plannedWorkAt } = this.options;
    const server = servers.find(id);
    if (server === null) {
      this.states.delete(id);
      return this.shown.delete(id);
    }
    const report = this.states.get(id)?.report ?? null;
    const isAlive = this.isAlive(id);
    const isAwaited = this.isAwaited(id);
    const entry = toServerEntry({ server, report, isAlive, isAwaited, plannedWork: plannedWorkAt(id) });
    const text = JSON.stringify(entry);
    const known = this.shown.get(id);
    if (known?.text === text) {
      known.isAlive = isAlive;
      known.isAwaited = isAwaited;
      return false;
    }
    this.shown.set(id, { entry, text, isAlive, isAwaited });
    return true;
  }

  private isAlive(id: number): boolean {
    const state = this.states.get(id);
    return state !== undefined && this.options.clock.monotonicMs() - state.heardAtMs < this.options.livenessMs;
  }

  private isAwaited(id: number): boolean {
    return !this.hasSpoken(id) && !this.hasListened() && this.hasEverSpoken(id) && !this.options.wasDown(id);
  }

  private startupOf({ uptimeSeconds }: Heartbeat, known: number): number {
    if (uptimeSeconds === null) return 0;
    const startup = Math.max(0, Math.round(this.options.clock.wallMs() / 1000 - uptimeSeconds));
    return Math.abs(startup - known) <= startupToleranceSeconds ? known : startup;
  }
}
