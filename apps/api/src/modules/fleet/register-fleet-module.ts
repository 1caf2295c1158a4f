import { extensions } from '@starhaven/contracts/protocol';
import type { FastifyInstance } from 'fastify';
import type { FleetModuleOptions } from './fleet-module-options';
import { listIncidentsRoute } from './incidents/list-incidents.route';
import { getStatusRoute } from './servers/get-status.route';
import { getStatisticsRoute } from './statistics/get-statistics.route';
import { getUptimeRoute } from './uptime/get-uptime.route';

/** State, statistics, uptime and incidents over HTTP. The fleet stops with the app and notifies its agents. */
export function registerFleetModule(app: FastifyInstance, options: FleetModuleOptions): void {
  app.extensions.add(extensions.status);
  app.addHook('preClose', () => options.fleet.stop());
  for (const route of [getStatusRoute, getUptimeRoute, getStatisticsRoute, listIncidentsRoute]) route(app, options);
}
