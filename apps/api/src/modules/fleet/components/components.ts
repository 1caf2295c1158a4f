import { componentNames } from '@starhaven/contracts/status';
import type { ComponentName, Incident, ServerEntry, StatusComponent } from '@starhaven/contracts/status';
import type { Database } from '../../../platform/database/database';
import type { Clock } from '../clock';
import { judgeServers, withIncidents } from './judge-component';
import { Measurement } from './measurement';
import { databaseProbe, siteProbe } from './probes';

export const databaseIntervalMs = 10_000;
/** The interval of turns. A turn measures at once while the site has never answered, because the site starts after this server. */
export const siteTurnMs = 3_000;
const siteIntervalMs = 30_000;

/** A small static file of the site. */
const deliveredFile = '/icons/icon.svg';

export interface ComponentsOptions {
  database: Pick<Database, 'ping' | 'queueDepth'>;
  /** The site's address, without a trailing slash. */
  siteUrl: string;
  clock: Clock;
}

/** The four components on the status page, as measured from here (docs/behaviour/status.md#system-components). */
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

  /** Measures the site when a measurement is due, and on every turn until the site has answered once. */
  async takeSiteTurn(): Promise<void> {
    const { web, delivery } = this.measured;
    const isKnown = web.state !== 'unknown' && delivery.state !== 'unknown';
    const sinceMs = this.options.clock.monotonicMs() - this.siteMeasuredAtMs;
    if (!isKnown || sinceMs > siteIntervalMs - siteTurnMs / 2) await this.measureSite();
  }

  /** In the page's order. `isSetUp`: false for a server that never reported. */
  judge(servers: ServerEntry[], incidents: Incident[], isSetUp?: (server: ServerEntry) => boolean): StatusComponent[] {
    return componentNames.map((name) => {
      const { state, detail, latencyMs, measuredAt } =
        name === 'game_servers'
          ? {
              ...judgeServers(servers, isSetUp),
              latencyMs: null,
              measuredAt: Math.floor(this.options.clock.wallMs() / 1000),
            }
          : this.measured[name];
      return { name, state: withIncidents(name, state, incidents), detail, latencyMs, measuredAt };
    });
  }
}
