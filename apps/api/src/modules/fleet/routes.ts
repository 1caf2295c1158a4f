import { extensions, getStatistics, getStatus, getUptime, listIncidents } from '@starhaven/contracts';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call';
import { StoredAnswer } from '../../platform/http/stored-answer';
import { AnswerCache } from '../content';
import type { ContentVersions } from '../content';
import type { Drizzle } from '../../platform/database/database';
import type { Fleet } from './fleet';
import { readIncidents } from './incidents/read-incidents';
import { keepFor } from './keep-for';

export interface FleetModuleOptions {
  fleet: Fleet;
  db: Drizzle;
  versions: ContentVersions;
}

const ok = <Data>(data: Data) => ({ retcode: 0, message: 'ok', data });

/** Many ask at once for what changes every few seconds. */
const snapshotAgeMs = 1_000;
const minuteMs = 60_000;

/** State, statistics, uptime and incidents over HTTP. The fleet stops with the app, so that agents hear of it. */
export function registerFleetModule(app: FastifyInstance, { fleet, db, versions }: FleetModuleOptions): void {
  app.extensions.add(extensions.status);
  app.addHook('preClose', () => fleet.stop());
  const incidents = new AnswerCache(versions, 'status');
  const snapshot = keepFor(snapshotAgeMs, async () => new StoredAnswer(ok(fleet.snapshot())));
  const uptime = keepFor(minuteMs, async () => new StoredAnswer(ok(await fleet.uptime())));
  let statistics: { of: object; answer: StoredAnswer } | null = null;

  registerCall(app, getStatus, snapshot);
  registerCall(app, getUptime, uptime);
  registerCall(app, getStatistics, async () => {
    const points = fleet.statistics();
    // The list is the same one until a minute is added.
    if (statistics?.of !== points) statistics = { of: points, answer: new StoredAnswer(ok({ data: points })) };
    return statistics.answer;
  });
  registerCall(app, listIncidents, () => incidents.get('list', async () => ok(await readIncidents(db, Date.now()))));
}
