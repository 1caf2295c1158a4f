import type { Incident } from '@starhaven/contracts/status';
import type { Drizzle } from '../../../platform/database/database';
import type { Clock } from '../clock';
import { isWorkUnderWay } from './incident-rules';
import { readIncidents } from './read-incidents';

/** The shown incidents, in memory; call `reload` after a change. */
export class IncidentBoard {
  private incidents: Incident[] = [];
  private workAtServer = new Map<string, string>();
  private lastTurn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly db: Drizzle,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  all(): Incident[] {
    return this.incidents;
  }

  /** The text of planned work that is in progress at this game server; empty for none. */
  plannedWorkAt(serverId: number): string {
    return this.workAtServer.get(String(serverId)) ?? '';
  }

  /**
   * Reloads one after the other, so that an old result never replaces a newer one. Returns the ids of servers at which planned work may
   * have begun or ended.
   * @throws the database's error
   */
  reload(): Promise<number[]> {
    const turn = this.lastTurn.then(() => this.read());
    this.lastTurn = turn.catch(() => {});
    return turn;
  }

  private async read(): Promise<number[]> {
    const before = this.workAtServer;
    this.incidents = await readIncidents(this.db, this.clock.wallMs());
    const work = this.incidents.filter(isWorkUnderWay);
    this.workAtServer = new Map(work.flatMap(({ servers, title }) => servers.map((id) => [id, title])));
    return [...new Set([...before.keys(), ...this.workAtServer.keys()])].map(Number);
  }
}
