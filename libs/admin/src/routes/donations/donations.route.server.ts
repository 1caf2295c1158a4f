import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { assignDonation, listDonations, refundDonation } from '@starhaven/contracts/admin';
import { requireLiveAnswer } from '@starhaven/session/server';
import { formAction, unsharedHeaders } from '@starhaven/ui-kit/server';
import { staffReplyDefaults, settleStaff, staffFailure } from '../../lib/settle-staff.server';
import type { StaffReplyFields } from '../../lib/settle-staff.server';
import { requireOurStaffForForm, staffIntent } from '../../lib/staff-form.server';
import type { FormVisit } from '../../lib/staff-form.server';
import { dataOf, loadForStaff, requirePermission } from '../../lib/staff-visit.server';
import type { StaffVisit } from '../../lib/staff-visit.server';
import { proofOf, proofSecrets } from '../../lib/proof.form';
import { AssignFormSchema, RefundFormSchema } from './donations.form';

export const headers = unsharedHeaders;

/** Donations that staff must decide about, or all; newest first (docs/behaviour/site.md#donations). */
export const loader = (args: LoaderFunctionArgs) =>
  loadForStaff(args, async (visit) => {
    requirePermission(visit, 'donations');
    const { access, client, context, request, sessionKey } = visit;
    const asked = new URL(request.url).searchParams;
    const showsAll = asked.get('show') === 'all';
    const after = asked.get('after') ?? '';
    const answer = await client.call(listDonations, {
      sessionKey,
      query: {
        ...(showsAll ? {} : { state: 'unclaimed' as const }),
        ...(/^[\w-]{1,100}$/.test(after) ? { after } : {}),
      },
    });
    await requireLiveAnswer(context, request, answer);
    const next = answer.ok ? answer.next : '';
    return { donations: dataOf(answer), next, showsAll, proofs: access?.proofs ?? [] };
  });

export interface DonationReplyFields extends StaffReplyFields {
  /** The donation that the form named. */
  about: string;
}

const about = (fields: FormData) => ({ about: String(fields.get('id') ?? '') });
const options = { secrets: proofSecrets, keep: about };

const assign = staffIntent(
  AssignFormSchema,
  async (visit: StaffVisit, { id, uid, days, ...proof }, form) => {
    const { client, sessionKey } = visit;
    const body = { id, uid, ...(days > 0 ? { days } : {}), ...proofOf(proof) };
    const result = await client.call(assignDonation, { sessionKey, body });
    const success = `Account ${uid} now has the sponsor role for the days of this donation.`;
    return settleStaff<DonationReplyFields>(visit, result, { success, form });
  },
  options,
);

const refund = staffIntent(
  RefundFormSchema,
  async (visit: StaffVisit, { id, ...proof }, form) => {
    const { client, sessionKey } = visit;
    const result = await client.call(refundDonation, { sessionKey, body: { id, ...proofOf(proof) } });
    const success = 'The remaining days of this donation were taken back.';
    return settleStaff<DonationReplyFields>(visit, result, { success, form });
  },
  options,
);

const runForm = formAction<FormVisit, 'assign' | 'refund', DonationReplyFields>({
  intents: { assign, refund },
  more: { ...staffReplyDefaults, about: '' },
  onFailure: (error) => staffFailure(error),
});

export async function action(args: ActionFunctionArgs) {
  const visit = await requireOurStaffForForm(args);
  return runForm(args.request, visit);
}
