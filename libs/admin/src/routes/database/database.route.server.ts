import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  getDatabaseState,
  listAdminJobs,
  listBackups,
  pinBackup,
  removeBackup,
  startAdminJob,
} from '@starhaven/contracts/admin';
import { NonceSchema } from '@starhaven/contracts/protocol';
import { requireLiveAnswer } from '@starhaven/session/server';
import { formAction, unsharedHeaders } from '@starhaven/ui-kit/server';
import * as v from 'valibot';
import { proofFields, proofOf, proofSecrets } from '../../lib/proof.form';
import { staffReplyDefaults, settleStaff, staffFailure } from '../../lib/settle-staff.server';
import type { StaffReplyFields } from '../../lib/settle-staff.server';
import { requireOurStaffForForm, staffIntent } from '../../lib/staff-form.server';
import type { FormVisit } from '../../lib/staff-form.server';
import { dataOf, loadForStaff, requirePermission } from '../../lib/staff-visit.server';
import type { StaffVisit } from '../../lib/staff-visit.server';

export const headers = unsharedHeaders;

/** The database, its backups and the work on them; null: the host has no dashboard (docs/behaviour/admin.md#database). */
export const loader = (args: LoaderFunctionArgs) =>
  loadForStaff(args, async (visit) => {
    const common = { nonce: randomUUID(), proofs: visit.access?.proofs ?? [] };
    if (visit.access === null)
      return { ...common, state: null, backups: [], jobs: [], mayMake: false, mayRestore: false };
    requirePermission(visit, 'database.read');
    const { access, client, sessionKey } = visit;
    const [state, backups, jobs] = await Promise.all([
      client.call(getDatabaseState, { sessionKey }),
      client.call(listBackups, { sessionKey }),
      client.call(listAdminJobs, { sessionKey }),
    ]);
    await requireLiveAnswer(visit.context, visit.request, state);
    return {
      ...common,
      state: dataOf(state),
      backups: dataOf(backups),
      jobs: dataOf(jobs).slice(0, 10),
      mayMake: access.permissions.includes('backups.make'),
      mayRestore: access.permissions.includes('backups.restore'),
    };
  });

export interface DatabaseReplyFields extends StaffReplyFields {
  /** The backup that the form named; empty: none. */
  about: string;
}

const NameSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(120));
const keep = (fields: FormData) => ({ about: String(fields.get('name') ?? '') });

const backup = staffIntent(v.object({ nonce: NonceSchema }), async (visit: StaffVisit, { nonce }, form) => {
  const body = { kind: 'backup' as const, subject: '', nonce };
  const result = await visit.client.call(startAdminJob, { sessionKey: visit.sessionKey, body });
  return settleStaff<DatabaseReplyFields>(visit, result, { success: 'The backup has started.', form });
});

const rehearse = staffIntent(
  v.object({ name: NameSchema, nonce: NonceSchema }),
  async (visit: StaffVisit, { name, nonce }, form) => {
    const body = { kind: 'rehearsal' as const, subject: name, nonce };
    const result = await visit.client.call(startAdminJob, { sessionKey: visit.sessionKey, body });
    return settleStaff<DatabaseReplyFields>(visit, result, {
      success: 'The rehearsal has started. It changes nothing.',
      form,
    });
  },
);

const restore = staffIntent(
  v.object({ ...proofFields, name: NameSchema, nonce: NonceSchema }),
  async (visit: StaffVisit, { name, nonce, ...proof }, form) => {
    const body = { kind: 'restore' as const, subject: name, nonce, ...proofOf(proof) };
    const result = await visit.client.call(startAdminJob, { sessionKey: visit.sessionKey, body });
    const success = 'The restore has started. It first makes a backup of the current data.';
    return settleStaff<DatabaseReplyFields>(visit, result, { success, form });
  },
  { secrets: proofSecrets, keep },
);

const pin = (isPinned: boolean) =>
  staffIntent(
    v.object({ name: NameSchema }),
    async (visit: StaffVisit, { name }, form) => {
      const result = await visit.client.call(pinBackup, { sessionKey: visit.sessionKey, body: { name, isPinned } });
      const success = isPinned ? 'The backup is pinned.' : 'Rotation may remove the backup again.';
      return settleStaff<DatabaseReplyFields>(visit, result, { success, form });
    },
    { keep },
  );

const remove = staffIntent(
  v.object({ ...proofFields, name: NameSchema }),
  async (visit: StaffVisit, { name, ...proof }, form) => {
    const body = { name, ...proofOf(proof) };
    const result = await visit.client.call(removeBackup, { sessionKey: visit.sessionKey, body });
    return settleStaff<DatabaseReplyFields>(visit, result, { success: 'The backup is deleted.', form });
  },
  { secrets: proofSecrets, keep },
);

const runForm = formAction<
  FormVisit,
  'backup' | 'rehearse' | 'restore' | 'pin' | 'unpin' | 'remove',
  DatabaseReplyFields
>({
  intents: {
    backup,
    rehearse,
    restore,
    pin: pin(true),
    unpin: pin(false),
    remove,
  },
  more: { ...staffReplyDefaults, about: '' },
  onFailure: (error) => staffFailure(error),
});

export async function action(args: ActionFunctionArgs) {
  const visit = await requireOurStaffForForm(args);
  return runForm(args.request, visit);
}
