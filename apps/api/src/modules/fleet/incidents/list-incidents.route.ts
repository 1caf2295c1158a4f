import { listIncidents } from '@starhaven/contracts/status';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { AnswerCache } from '../../content';
import type { FleetModuleOptions } from '../fleet-module-options';
import { readIncidents } from './read-incidents';

export function listIncidentsRoute(app: FastifyInstance, { db, versions }: FleetModuleOptions): void {
  const answers = new AnswerCache(versions, 'status');
  registerCall(app, listIncidents, () =>
    answers.get('list', async () => ({ retcode: 0, message: 'ok', data: await readIncidents(db, Date.now()) })),
  );
}
