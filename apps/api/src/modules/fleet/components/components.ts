import { componentNames } from '@starhaven/contracts';
import type { ComponentName, Incident, ServerEntry, StatusComponent } from '@starhaven/contracts';
import type { Database } from '../../../platform/database/database';
import type { Clock } from '../clock';
import { judgeServers, withIncidents } from './judge-component';
import { Measurement } from './measurement';
import { databaseProbe, siteProbe } from './probes';

export const databaseIntervalMs = 10_000;
export const siteIntervalMs = 30_000;

/** A small file that the site serves without doing anything for it. */
const deliveredFile = '/icons/icon.svg';

export interface ComponentsOptions {
  database: Pick<Database, 'ping' | 'queueDepth'>;
  /** Where the site answers, without a slash at the end. */
  siteUrl: string;
  clock: Clock;
}

/** The four parts of the site that the status page tells about, as measured from here (spec 1 §2). */
export class Components {
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
    await Promise.all([this.measured.web.measure(), this.measured.delivery.measure()]);
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
