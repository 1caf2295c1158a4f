import { getStatus } from '@starhaven/contracts/status';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { StoredAnswer } from '../../../platform/http/calls/stored-answer';
import type { FleetModuleOptions } from '../fleet-module-options';
import { cacheFor } from '../../../platform/work/cache-for';

/** Parallel requests share an answer for this long; its data changes every few seconds. */
const snapshotAgeMs = 1_000;

export function getStatusRoute(app: FastifyInstance, { fleet }: FleetModuleOptions): void {
  const snapshot = cacheFor(
    snapshotAgeMs,
    async () => new StoredAnswer({ retcode: 0, message: 'ok', data: fleet.snapshot() }),
  );
  registerCall(app, getStatus, snapshot);
}
