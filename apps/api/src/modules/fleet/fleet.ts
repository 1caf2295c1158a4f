import { agentLivenessMs } from '@starhaven/contracts/agent';
import type { Incident, ServerEntry, ServerUptime, StatisticsPoint, StatusSnapshot } from '@starhaven/contracts/status';
import type { Namespace } from 'socket.io';
import { clockOf, systemClock } from './clock';
import type { Clock } from './clock';
import { Components, databaseIntervalMs, siteTurnMs } from './components/components';
import { Connections } from './connections';
import { ensureDemoServers } from './demo/ensure-demo-servers';
import type { FleetOptions } from './fleet-options';
import type { FleetGateway } from './gateway/fleet-gateway';
import { advancePlannedWork } from './incidents/advance-planned-work';
import { IncidentBoard } from './incidents/incident-board';
import { pickForSnapshot } from './incidents/incident-rules';
import { Listeners } from './listeners';
import { FirstReports } from './servers/first-reports';
import { GameServers } from './servers/game-servers';
import type { ServerChange } from './servers/game-servers';
import { ServerStates } from './servers/server-states';
import { findLastDown } from './statistics/find-last-down';
import { MinuteRecorder } from './statistics/minute-recorder';
import { nearestMinute } from './statistics/minutes';
import { StatisticsHistory } from './statistics/statistics-history';
import { Timers } from '../../platform/jobs/timers';
import { UptimeReport } from './uptime/uptime-report';

/** How many times the API checks for silent servers within one liveness timeout. */
const sweepsPerLiveness = 30;
const retryIntervalMs = 5_000;

/** The game servers of the site: their state, their history and calls to them (docs/behaviour/api.md#agent-protocol). */
export class Fleet {
  private readonly serverListeners: Listeners<ReadonlySet<string>>;
  private readonly statisticsListeners: Listeners<StatisticsPoint[]>;
  private readonly clock: Clock;
  private readonly list: GameServers;
  private readonly firstReports: FirstReports;
  private readonly states: ServerStates;
  private readonly connections: Connections;
  private readonly history: StatisticsHistory;
  private readonly recorder: MinuteRecorder;
  private readonly uptimes: UptimeReport;
  private readonly board: IncidentBoard;
  private readonly components: Components;
  private readonly timers: Timers;
  private stopListening = () => {};
  private isStale = true;
  private lastDown: ReadonlySet<number> = new Set();

  private constructor(private readonly options: FleetOptions) {
    const { database, log, livenessMs = agentLivenessMs } = options;
    const { db } = database;
    const clock = options.now ? clockOf(options.now) : systemClock;
    this.clock = clock;
    const onListenerFailure = (error: unknown) =>
      log.error({ err: error }, 'a listener for game servers or statistics failed');
    this.serverListeners = new Listeners(onListenerFailure);
    this.statisticsListeners = new Listeners(onListenerFailure);
    this.timers = new Timers((name, error) =>
      log.error({ err: error, job: name }, 'a job for game servers failed; it runs again at its next time'),
    );
    this.board = new IncidentBoard(db, clock);
    this.list = new GameServers({ db, hasDemo: options.demo.isOn, onChange: (changes) => this.apply(changes) });
    this.firstReports = new FirstReports(db, clock, (error) =>
      log.error(
        { err: error },
        'the time of the first report of a game server could not be stored; its next report tries again',
      ),
    );
    this.states = new ServerStates({
      servers: this.list,
      clock,
      livenessMs: livenessMs - livenessMs / sweepsPerLiveness,
      plannedWorkAt: (id) => this.board.plannedWorkAt(id),
      wasDown: (id) => this.lastDown.has(id),
      onFirstReport: (id) => void this.firstReports.record(id),
      onChange: (ids) => this.serverListeners.notify(ids),
    });
    this.connections = new Connections(options, { servers: this.list, states: this.states, clock });
    this.history = new StatisticsHistory(db);
    this.recorder = new MinuteRecorder({
      db,
      clock,
      states: this.states,
      history: this.history,
      hasPeers: options.peers !== null,
      countVisitors: options.countVisitors,
      countPlayers: () => (this.servers().some(({ server }) => server.awaited) ? null : this.gameOnline()),
      takeRequestCount: options.takeRequestCount,
      onAdded: (points) => this.statisticsListeners.notify(points),
    });
    this.uptimes = new UptimeReport(db, clock);
    this.components = new Components({ database, siteUrl: options.siteUrl, clock });
  }

  /** Loads what is stored, then starts to watch. @throws the database's error */
  static async start(options: FleetOptions): Promise<Fleet> {
    const fleet = new Fleet(options);
    const { database, versions, demo, livenessMs = agentLivenessMs } = options;
    if (demo.isOn) await ensureDemoServers(database.db, demo.keysFile);
    fleet.stopListening = versions.onChange(({ topic }) => {
      if (topic === 'status') void fleet.timers.run('reload', () => fleet.reload());
    });
    fleet.lastDown = await findLastDown(database.db);
    await fleet.reload();
    await fleet.history.read(0, nearestMinute(fleet.clock.wallMs()));
    fleet.connections.listen();
    const { timers, components } = fleet;
    timers.every('sweep', livenessMs / sweepsPerLiveness, () => fleet.states.sweep());
    timers.every('retry', retryIntervalMs, () => fleet.reloadIfStale());
    timers.every('database', databaseIntervalMs, () => components.measureDatabase(), 0);
    timers.every('site', siteTurnMs, () => components.takeSiteTurn(), 0);
    timers.each(
      'minute',
      () => fleet.recorder.untilNextMinute(),
      () => fleet.recordMinute(),
    );
    return fleet;
  }

  /** Calls to game servers. */
  get gateway(): FleetGateway {
    return this.connections.gateway;
  }

  /** The public list, in the order of ids. Returns the same array until something changes, so do not modify it. */
  servers(): ServerEntry[] {
    return this.states.entries();
  }

  find(id: string): ServerEntry | null {
    return /^\d{1,9}$/.test(id) ? this.states.find(Number(id)) : null;
  }

  /** The minutes of the last day, oldest first; each field of a minute occurs once. */
  statistics(): StatisticsPoint[] {
    return this.history.points();
  }

  /** Players on servers that are online and enabled. */
  gameOnline(): number {
    return this.servers()
      .filter(({ server }) => server.online && !server.disable)
      .reduce((sum, { server }) => sum + server.stats.player, 0);
  }

  /** All data that the status page shows now. Sends no request, so it also works while the database is unreachable. */
  snapshot(): StatusSnapshot {
    const nowSeconds = Math.floor(this.clock.wallMs() / 1000);
    const servers = this.servers();
    const incidents = this.board.all();
    return {
      measuredAt: nowSeconds,
      servers,
      online: { web_online_count: this.options.countVisitors(), game_online_count: this.gameOnline() },
      components: this.components.judge(servers, incidents, ({ id }) => this.states.hasEverReported(Number(id))),
      incidents: pickForSnapshot(incidents, nowSeconds),
    };
  }

  /** The uptime of each server. @throws the database's error */
  uptime(): Promise<ServerUptime[]> {
    return this.uptimes.make(this.servers());
  }

  /** Newest first. */
  incidents(): Incident[] {
    return this.board.all();
  }

  /** Calls `listener` with the ids of servers whose entry is new, changed or removed (then `find` is null). */
  onServersChanged(listener: (ids: ReadonlySet<string>) => void): () => void {
    return this.serverListeners.add(listener);
  }

  /** Calls `listener` once a minute with the new points. */
  onStatisticsAdded(listener: (points: StatisticsPoint[]) => void): () => void {
    return this.statisticsListeners.add(listener);
  }

  /** Accepts agents on this namespace. */
  attachAgents(namespace: Namespace): void {
    this.connections.attachAgents(namespace);
  }

  /** The work of each full minute. Never throws. */
  async recordMinute(): Promise<void> {
    this.states.sweep();
    await this.timers.run('record', () => this.recorder.record());
    await this.timers.run('planned work', () => advancePlannedWork(this.options.database.db, this.clock.wallMs()));
    // In case the notice of a change was lost.
    await this.timers.run('incidents', async () => this.states.refresh(await this.board.reload()));
  }

  async stop(): Promise<void> {
    this.stopListening();
    this.connections.stop();
    await this.firstReports.settle();
    await this.timers.stop();
  }

  private async reload(): Promise<void> {
    this.isStale = true;
    await this.list.reload();
    this.states.refresh(await this.board.reload());
    this.isStale = false;
  }

  /** Retries a failed reload. */
  private async reloadIfStale(): Promise<void> {
    if (this.isStale) await this.reload();
  }

  private apply(changes: ServerChange[]): void {
    this.connections.apply(changes);
    this.states.refresh(changes.flatMap(({ before, after }) => (after ?? before)?.id ?? []));
  }
}
