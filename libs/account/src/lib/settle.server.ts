import { requireLiveAnswer } from '@starhaven/session/server';
import type { FormAnswer } from '@starhaven/ui-kit/server';
import type { CallRefusal } from '@starhaven/upstream/server';
import type { AccountVisit } from './account-visit.server';

interface Words {
  title: string;
  message: string;
}

export interface Settlement<More> {
  /** The message after a success; null when the next step needs no message. */
  success: Words | null;
  /** The message when the host refuses without a text of its own. */
  refusal?: Words;
  /** Data for the page after a success. */
  more?: Partial<More>;
}

const notChanged: Words = { title: 'Not changed', message: 'That did not work. Please try again.' };

/**
 * Turns the result of a call into a reply: the message of a success, or the host's refusal. If the session has ended, it throws the
 * logout.
 */
export async function settle<More>(
  { context, request }: Pick<AccountVisit, 'context' | 'request'>,
  result: { ok: true } | CallRefusal,
  { success, refusal = notChanged, more }: Settlement<More>,
): Promise<FormAnswer<More>> {
  await requireLiveAnswer(context, request, result);
  if (result.ok) return { message: success && { type: 'ok', ...success }, more };
  return { message: { type: 'error', title: refusal.title, message: result.message || refusal.message }, status: 422 };
}
