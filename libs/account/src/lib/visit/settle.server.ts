import { requireLiveAnswer } from '@starhaven/session/server';
import type { FormAnswer, SentForm } from '@starhaven/ui-kit/server';
import type { CallRefusal } from '@starhaven/upstream/server';
import { isLimited, refusedReply } from '@starhaven/upstream/server';
import type { AccountVisit } from './account-visit.server';

interface Words {
  title: string;
  message: string;
}

export interface Settlement<More> {
  /** The message after a success; null when the next step needs no message. */
  success: Words | null;
  /** The message of a refusal for which the host sends no text. */
  refusal?: Words;
  /** Data for the page after a success. */
  more?: Partial<More>;
  /** The form as it was sent. A refusal that names one of its fields is also shown at that field. */
  form?: SentForm;
}

const notChanged: Words = { title: 'Not changed', message: 'That did not work. Please try again.' };

/**
 * Turns the result of a call into a reply: the message of a success, or the host's refusal. A limit says how long to wait. If the session
 * has ended, it throws the logout.
 */
export async function settle<More>(
  { context, request }: Pick<AccountVisit, 'context' | 'request'>,
  result: { ok: true } | CallRefusal,
  { success, refusal = notChanged, more, form }: Settlement<More>,
): Promise<FormAnswer<More>> {
  await requireLiveAnswer(context, request, result);
  if (result.ok) return { message: success && { type: 'ok', ...success }, more };
  const untilSeconds = result.ratelimit?.time || result.timestamp;
  if (isLimited(result) && untilSeconds > Date.now() / 1000) return rateLimited(untilSeconds);
  const reply = refusedReply(result, refusal);
  const isOfForm = result.field !== undefined && form?.fields.has(result.field);
  return {
    message: reply.message,
    ...(isOfForm && { result: form?.result({ fields: { [result.field ?? '']: [reply.message.message] } }) }),
    status: 422,
  };
}

/** The whole minutes until this time in unix seconds, at least one, as text. */
export function minutesUntil(untilSeconds: number): string {
  const minutes = Math.max(1, Math.ceil((untilSeconds - Date.now() / 1000) / 60));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

function rateLimited<More>(untilSeconds: number): FormAnswer<More> {
  const message = `That was too often. Please wait ${minutesUntil(untilSeconds)}, then try again.`;
  return { message: { type: 'warn', title: 'Rate Limited', message }, waitUntilSeconds: untilSeconds, status: 429 };
}
