import { componentNames } from '@starhaven/contracts';
import type { ComponentName, Incident, ServerEntry, StatusComponent } from '@starhaven/contracts';
import type { Database } from '../../../platform/database/database';
import type { Clock } from '../clock';
import { judgeServers, withIncidents } from './judge-component';
import { Measurement } from './measurement';
import { databaseProbe, siteProbe } from './probes';

export const databaseIntervalMs = 10_000;
/** How often a turn is offered; it is taken at once while the site has never answered, because it starts after this server. */
export const siteTurnMs = 3_000;
const siteIntervalMs = 30_000;

/** A small file that the site serves without doing anything for it. */
const deliveredFile = '/icons/icon.svg';

export interface ComponentsOptions {
  database: Pick<Database, 'ping' | 'queueDepth'>;
  /** Where the site answers, without a slash at the end. */
  siteUrl: string;
  clock: Clock;
}

/** The four parts of the site that the status page tells about, as measured from here (docs/behaviour/status.md#system-components). */
export class Components {
  private siteMeasuredAtMs = -Infinity;
  private readonly measured: Record<Exclude<ComponentName, 'game_servers'>, Measurement>;

  constructor(private readonly options: ComponentsOptions) {
    const { database, siteUrl, clock } = options;
    const ofSite = (path: string) =>
      new Measurement({ probe: siteProbe(`${siteUrl}${path}`), clock, needsFirstSuccess: true });
    this.measured = {
      web: ofSite('/livez'),
      database: new Measurement({ probe: databaseProbe(database), clock, needsFirstSuccess: false }),
      delivery: ofSite(deliveredFile),
    };
  }

  async measureDatabase(): Promise<void> {
    await this.measured.database.measure();
  }

  async measureSite(): Promise<void> {
    this.siteMeasuredAtMs = this.options.clock.monotonicMs();
    await Promise.all([this.measured.web.measure(), this.measured.delivery.measure()]);
  }

  /** Measures the site when it is time for it again, and on every turn until it has answered once. */
  async takeSiteTurn(): Promise<void> {
    const { web, delivery } = this.measured;
    const isKnown = web.state !== 'unknown' && delivery.state !== 'unknown';
    const sinceMs = this.options.clock.monotonicMs() - this.siteMeasuredAtMs;
    if (!isKnown || sinceMs > siteIntervalMs - siteTurnMs / 2) await this.measureSite();
  }

  /** In the page's order. */
  judge(servers: ServerEntry[], incidents: Incident[]): StatusComponent[] {
    return componentNames.map((name) => {
      const { state, detail, latencyMs, measuredAt } =
        name === 'game_servers'
          ? { ...judgeServers(servers), latencyMs: null, measuredAt: Math.floor(this.options.clock.wallMs() / 1000) }
          : this.measured[name];
      return { name, state: withIncidents(name, state, incidents), detail, latencyMs, measuredAt };
    });
  }
}
