import type { AdminJob, AdminJobKind, AdminProof } from '@starhaven/contracts/admin';
import type { AdminContext } from '../admin-context';
import { runStaffWork } from '../guard/run-staff-action';
import type { ActionContext } from '../guard/run-staff-action';
import type { Staff } from '../guard/staff';
import { jobRules, requireJobSubject, subjectOf } from './job-rules';

export interface JobRequest {
  kind: AdminJobKind;
  /** Ignored for work that has no subject. */
  subject: string;
  /** Repeated requests of the same account with the same nonce start one job. */
  nonce: string;
  /** For dangerous work. */
  proof: AdminProof;
}

/**
 * Starts a job, or finds the one that an earlier request with this nonce started (docs/behaviour/admin.md#jobs).
 * @throws DomainError permission-denied, confirmation-required, rate-limited, invalid-argument for a subject that this kind of work cannot
 * have, failed-precondition when the same work is running
 */
export async function startAdminJob(
  context: ActionContext & Pick<AdminContext, 'jobs'>,
  staff: Staff,
  { kind, subject: sent, nonce, proof }: JobRequest,
): Promise<AdminJob> {
  const { permission, isDangerous } = jobRules[kind];
  const subject = subjectOf(kind, sent);
  const by = { id: staff.account.id, name: staff.account.name || staff.account.username };
  // A repeated request is found before the proof is checked: it carries a code that is already used.
  const repeated = staff.permissions.has(permission) ? await context.jobs.findRepeat({ nonce, by }) : null;
  if (repeated) return repeated;
  return runStaffWork(
    context,
    { staff, permission, action: `job.${kind}.started`, subject, ...(isDangerous ? { proof } : {}) },
    async () => {
      requireJobSubject(kind, subject);
      return context.jobs.begin({ kind, subject, nonce, by });
    },
  );
}
