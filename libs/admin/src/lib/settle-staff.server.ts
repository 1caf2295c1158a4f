import { AdminRetcode } from '@starhaven/contracts/admin';
import { requireLiveAnswer } from '@starhaven/session/server';
import type { FormAnswer, SentForm } from '@starhaven/ui-kit/server';
import { PageHasProblem } from '@starhaven/ui-kit/server';
import { failedReply, refusedReply } from '@starhaven/upstream/server';
import type { CallRefusal } from '@starhaven/upstream/server';
import type { StaffVisit } from './staff-visit.server';

/** What every page of the dashboard has in its reply. */
export interface StaffReplyFields {
  /** The proof that the form must ask for before it is sent again; null: none (docs/behaviour/admin.md#confirmation). */
  proof: 'password' | 'code' | null;
}

export const staffReplyDefaults: StaffReplyFields = { proof: null };

/** Turns the result of a call into a reply: the given success text, or the host's refusal at its field. */
export async function settleStaff<More extends StaffReplyFields>(
  { context, request }: Pick<StaffVisit, 'context' | 'request'>,
  result: { ok: true } | CallRefusal,
  { success, form, more }: { success: string; form: SentForm; more?: Partial<More> },
): Promise<FormAnswer<More>> {
  await requireLiveAnswer(context, request, result);
  if (result.ok) return { message: { type: 'ok', title: 'Success', message: success }, more };
  // Replies differ only in the fields that a success adds.
  const asked = (
    result.retcode === AdminRetcode.CONFIRM ? { proof: result.field === 'code' ? 'code' : 'password' } : {}
  ) as Partial<More>;
  return { ...refusedReply(result, { title: 'Error' }, { form }), more: asked };
}

/** The reply to a form that the host did not answer; other errors are thrown again. */
export function staffFailure<More>(error: unknown): FormAnswer<More> {
  if (error instanceof PageHasProblem) {
    const { title, message, status } = error.problem;
    return { message: { type: 'error', title, message: message ?? title }, status };
  }
  return failedReply(error, { title: 'Error' });
}
