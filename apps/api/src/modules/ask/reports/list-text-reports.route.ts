import { listTextReports as listTextReportsCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { requireMember } from '../http/require-member';
import { listTextReports } from './list-text-reports';

export function listTextReportsRoute(app: FastifyInstance, { db }: AskContext): void {
  registerCall(app, listTextReportsCall, async ({ request }) => {
    const member = await requireMember(request, db);
    return { retcode: 0, message: 'ok', data: await listTextReports(db, member) };
  });
}
