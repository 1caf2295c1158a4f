import { getHandbookSummary as getHandbookSummaryCall } from '@starhaven/contracts/handbook';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { BookModuleOptions } from '../book-module-options';
import { getHandbookSummary } from './get-handbook-summary';

export function getHandbookSummaryRoute(app: FastifyInstance, { db, library }: BookModuleOptions): void {
  registerCall(app, getHandbookSummaryCall, async () => {
    const catalogue = await library.current();
    return { retcode: 0, message: 'ok', data: await getHandbookSummary(db, catalogue) };
  });
}
