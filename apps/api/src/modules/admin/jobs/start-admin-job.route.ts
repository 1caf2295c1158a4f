import { readImportSubject, startAdminJob as startAdminJobCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import type { AdminJobKind, AdminPermission } from '@starhaven/contracts/admin';
import { DomainError } from '../../../platform/errors/domain-error';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AdminContext } from '../admin-context';
import { requireReader } from '../http/find-staff';
import { runStaffWork } from '../http/run-staff-action';

interface Rule {
  permission: AdminPermission;
  isDangerous?: boolean;
  /** Left out: the work has no subject, whatever was sent. */
  isSubject?: (subject: string) => boolean;
}
const isSlug = (subject: string) => /^[a-z\d-]{1,40}$/.test(subject);
const rules: Record<AdminJobKind, Rule> = {
  backup: { permission: 'backups.make' },
  rehearsal: { permission: 'backups.restore', isSubject: (name) => name !== '' },
  restore: { permission: 'backups.restore', isDangerous: true, isSubject: (name) => name !== '' },
  'link-check': { permission: 'content' },
  'file-check': { permission: 'content', isSubject: (key) => /^[0-9a-f]{64}$/.test(key) },
  'import-rehearsal': { permission: 'content', isSubject: (subject) => readImportSubject(subject) !== null },
  import: { permission: 'content', isSubject: (subject) => readImportSubject(subject) !== null },
  'server-restart': { permission: 'fleet.change', isDangerous: true, isSubject: isSlug },
  'server-stop': { permission: 'fleet.change', isDangerous: true, isSubject: isSlug },
};

export function startAdminJobRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, startAdminJobCall, async ({ body, request }) => {
    const { kind, nonce } = body;
    const { permission, isDangerous, isSubject } = rules[kind];
    const subject = isSubject ? body.subject : '';
    // A second click asks for no second proof, which would be a used code.
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
        if (isSubject && !isSubject(subject))
          throw new DomainError('invalid-argument', 'This does not name what to work on.', { field: 'subject' });
        return context.jobs.begin({ kind, subject, nonce, by });
      },
    );
    return { retcode: 0, message: 'ok', data };
  });
}
