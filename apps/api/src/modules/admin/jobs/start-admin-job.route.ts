import { startAdminJob as startAdminJobCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AdminContext } from '../admin-context';
import { requireReader } from '../http/find-staff';
import { runStaffWork } from '../http/run-staff-action';
import { jobRules, requireJobSubject, subjectOf } from './job-rules';

export function startAdminJobRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, startAdminJobCall, async ({ body, request }) => {
    const { kind, nonce } = body;
    const { permission, isDangerous } = jobRules[kind];
    const subject = subjectOf(kind, body.subject);
    // A repeated request is found before the proof is checked: it carries a code that is already used.
    const { account } = await requireReader(context, request, permission);
    const by = { id: account.id, name: account.name || account.username };
    const repeated = await context.jobs.findRepeat({ nonce, by });
    if (repeated) return { retcode: 0, message: 'ok', data: repeated };
    const data = await runStaffWork(
      context,
      {
        ...{ request, permission, action: `job.${kind}.started`, subject },
        ...(isDangerous ? { proof: body } : {}),
      },
      async () => {
        requireJobSubject(kind, subject);
        return context.jobs.begin({ kind, subject, nonce, by });
      },
    );
    return { retcode: 0, message: 'ok', data };
  });
}
