import { listContentReports as listContentReportsCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { listReports } from '../../chat';
import type { AdminContext } from '../admin-context';
import { requireReader } from '../http/find-staff';
import { toContentReport } from './to-content-report';

export function listContentReportsRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, listContentReportsCall, async ({ request }) => {
    await requireReader(context, request, 'reports');
    const { reported, waiting } = await listReports(context.db);
    const data = [
      ...reported.map((row) => toContentReport('chat-report', row)),
      ...waiting.map((row) => toContentReport('chat-waiting', row)),
    ];
    return { retcode: 0, message: 'ok', data: data.sort((a, b) => a.at - b.at) };
  });
}
