import type { Heartbeat } from '@starhaven/contracts/agent';
import type { ServerEntry } from '@starhaven/contracts/status';
import type { Clock } from '../clock';
import type { GameServers } from './game-servers';
import { toServerEntry } from './to-server-entry';
import type { LastReport } from './to-server-entry';

/** Uptimes are rounded and delayed in transit: a start time that moves no more than this is the same start. */
const startupToleranceSeconds = 5;
/** Agents reconnect within this time after a start of this API server; until then a server without a report is not offline. */
const warmUpMs = 25_000;

interface State {
  report: LastReport;
  receivedAtMs: number;
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
  /** A server that is silent for this long is offline. */
  livenessMs: number;
  /** The text of planned work that is in progress at a server. */
  plannedWorkAt: (id: number) => string;
  /** Whether a server was down in the last stored minutes; its silence then changes nothing. */
  wasDown: (id: number) => boolean;
  /** Called with each report of a server whose first report is not stored yet. */
  onFirstReport: (id: number) => void;
  /** Called with ids of servers whose entry is new, changed or removed. */
  onChange: (ids: ReadonlySet<string>) => void;
}

/** The state of each server from its last report, and its public entry. */
export class ServerStates {
  private readonly states = new Map<number, State>();
  private readonly shown = new Map<number, Shown>();
  private list: ServerEntry[] | null = null;

  private readonly startedAtMs: number;

  constructor(private readonly options: ServerStatesOptions) {
    this.startedAtMs = options.clock.monotonicMs();
  }

  /** In the order of ids; returns the same array until something changes. */
  entries(): ServerEntry[] {
    return (this.list ??= [...this.options.servers.all()].flatMap(({ id }) => this.shown.get(id)?.entry ?? []));
  }

  find(id: number): ServerEntry | null {
    return this.shown.get(id)?.entry ?? null;
  }

  /** True after a report; false for a server that never reported since this process began. */
  hasReported(id: number): boolean {
    return this.states.has(id);
  }

  /** False for a server that is still being set up: its silence is not an outage. */
  hasEverReported(id: number): boolean {
    return this.hasReported(id) || (this.options.servers.find(id)?.firstHeardAt ?? null) !== null;
  }

  /** True when every running server has had the time to report since this API server began. */
  isWarmedUp(): boolean {
    return this.options.clock.monotonicMs() - this.startedAtMs >= warmUpMs;
  }

  reportOf(id: number): LastReport | null {
    return this.states.get(id)?.report ?? null;
  }

  /** Handles a report. `computed`: what another API server, which received the report, computed from it. */
  receiveReport(id: number, heartbeat: Heartbeat, computed?: Omit<LastReport, 'heartbeat'>): void {
    const known = this.states.get(id)?.report;
    const startup = computed?.startup ?? this.startupOf(heartbeat, known?.startup ?? 0);
    const pingMs = computed ? computed.pingMs : (known?.pingMs ?? null);
    this.states.set(id, {
      report: { heartbeat, startup, pingMs },
      receivedAtMs: this.options.clock.monotonicMs(),
    });
    this.refresh([id]);
    if (this.options.servers.find(id)?.firstHeardAt === null) this.options.onFirstReport(id);
  }

  setPing(id: number, pingMs: number | null): void {
    const state = this.states.get(id);
    if (!state || state.report.pingMs === pingMs) return;
    state.report = { ...state.report, pingMs };
    this.refresh([id]);
  }

  /** Finds servers that have fallen silent. */
  sweep(): void {
    const isOver = ([id, { isAlive, isAwaited }]: [number, Shown]) =>
      (isAlive && !this.isAlive(id)) || (isAwaited && !this.isAwaited(id));
    this.refresh([...this.shown].filter(isOver).map(([id]) => id));
  }

  /** Computes these entries again and reports those that changed. */
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
    return state !== undefined && this.options.clock.monotonicMs() - state.receivedAtMs < this.options.livenessMs;
  }

  private isAwaited(id: number): boolean {
    return !this.hasReported(id) && !this.isWarmedUp() && this.hasEverReported(id) && !this.options.wasDown(id);
  }

  private startupOf({ uptimeSeconds }: Heartbeat, known: number): number {
    if (uptimeSeconds === null) return 0;
    const startup = Math.max(0, Math.round(this.options.clock.wallMs() / 1000 - uptimeSeconds));
    return Math.abs(startup - known) <= startupToleranceSeconds ? known : startup;
  }
}
