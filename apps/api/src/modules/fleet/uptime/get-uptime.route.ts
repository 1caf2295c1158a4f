import { getUptime } from '@starhaven/contracts/status';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { StoredAnswer } from '../../../platform/http/calls/stored-answer';
import type { FleetModuleOptions } from '../fleet-module-options';
import { cacheFor } from '../../../platform/work/cache-for';

const minuteMs = 60_000;

export function getUptimeRoute(app: FastifyInstance, { fleet }: FleetModuleOptions): void {
  const uptime = cacheFor(
    minuteMs,
    async () => new StoredAnswer({ retcode: 0, message: 'ok', data: await fleet.uptime() }),
  );
  registerCall(app, getUptime, uptime);
}
