import { getStatistics } from '@starhaven/contracts/status';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { StoredAnswer } from '../../../platform/http/calls/stored-answer';
import type { FleetModuleOptions } from '../fleet-module-options';

export function getStatisticsRoute(app: FastifyInstance, { fleet }: FleetModuleOptions): void {
  let kept: { of: object; answer: StoredAnswer } | null = null;
  registerCall(app, getStatistics, async () => {
    const points = fleet.statistics();
    // The array is the same until a minute is added.
    if (kept?.of !== points) {
      kept = { of: points, answer: new StoredAnswer({ retcode: 0, message: 'ok', data: { data: points } }) };
    }
    return kept.answer;
  });
}
