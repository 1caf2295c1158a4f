import { requireLiveAnswer } from '@starhaven/session/server';
import type { FormAnswer, SentForm } from '@starhaven/ui-kit/server';
import type { CallRefusal, RefusalWords } from '@starhaven/upstream/server';
import { refusedReply } from '@starhaven/upstream/server';
import type { AccountVisit } from './account-visit.server';
import { tooOften } from './limit-words';

export interface Settlement<More> {
  /** The message after a success; null when the next step needs no message. */
  success: { title: string; message: string } | null;
  /** The message of a refusal for which the host sends no text. */
  refusal?: RefusalWords;
  /** Data for the page after a success. */
  more?: Partial<More>;
  /** The form as it was sent. A refusal is also shown at the field that `fieldOf` names. */
  form?: SentForm;
  /** Default: the field that the host names, if the form has it. */
  fieldOf?: (refusal: CallRefusal) => string | undefined;
  /**
   * What the message of the form says if a field shows the host's text: nothing, or only the general text of `refusal` (where the
   * specification names a message). By default it repeats the host's text.
   */
  besideField?: 'nothing' | 'general';
}

/**
 * Turns the result of a call into a reply: the message of a success, or the host's refusal. A limit says how long to wait. If the session
 * has ended, it throws the logout.
 */
export async function settle<More>(
  { context, request }: Pick<AccountVisit, 'context' | 'request'>,
  result: { ok: true } | CallRefusal,
  { success, refusal = { title: 'Not changed' }, more, form, fieldOf, besideField }: Settlement<More>,
): Promise<FormAnswer<More>> {
  await requireLiveAnswer(context, request, result);
  if (result.ok) return { message: success && { type: 'ok', ...success }, more };
  const ofForm = ({ field }: CallRefusal) => (field !== undefined && form?.fields.has(field) ? field : undefined);
  const saysItOnce = besideField === 'general';
  const place = form && { form, fieldOf: fieldOf ?? ofForm, saysItOnce };
  const reply = refusedReply(result, { limit: tooOften, ...refusal }, place);
  return reply.result && besideField === 'nothing' ? { ...reply, message: null } : reply;
}
