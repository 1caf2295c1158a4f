import { requireLiveAnswer } from '@starhaven/session/server';
import type { FormAnswer } from '@starhaven/ui-kit/server';
import type { CallRefusal, UpstreamClient } from '@starhaven/upstream/server';
import type { SecurityNews } from '../security-reply';

export interface SecurityVisit {
  context: unknown;
  request: Request;
  client: UpstreamClient;
  sessionKey: string;
}

interface Words {
  title: string;
  message: string;
}

export interface Settlement {
  /** The message after a success; null when the next step needs no message. */
  success: Words | null;
  /** The message when the host refuses without a text of its own. */
  refusal?: Words;
  /** Data for the page after a success. */
  more?: Partial<SecurityNews>;
}

const notChanged: Words = { title: 'Not changed', message: 'That did not work. Please try again.' };

/**
 * Turns the result of a call into a reply: the message of a success, or the host's refusal. If the session has ended, it throws the
 * logout.
 */
export async function settle(
  { context, request }: Pick<SecurityVisit, 'context' | 'request'>,
  result: { ok: true } | CallRefusal,
  { success, refusal = notChanged, more }: Settlement,
): Promise<FormAnswer<SecurityNews>> {
  await requireLiveAnswer(context, request, result);
  if (result.ok) return { message: success && { type: 'ok', ...success }, more };
  return { message: { type: 'error', title: refusal.title, message: result.message || refusal.message }, status: 422 };
}
