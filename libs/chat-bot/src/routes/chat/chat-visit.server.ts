import type { AppLoadContext } from '@remix-run/node';
import { requireLiveAnswer } from '@starhaven/session/server';
import type { FormAnswer, SentForm } from '@starhaven/ui-kit/server';
import type { CallRefusal, UpstreamClient } from '@starhaven/upstream/server';
import { refusedReply } from '@starhaven/upstream/server';

/** What an intent of the chat needs. */
export interface ChatVisit {
  context: AppLoadContext;
  request: Request;
  client: UpstreamClient;
  sessionKey: string;
}

export interface AnswerOptions {
  /** What was done, for display. */
  done: string;
  /** A form with a field `input`: a refusal is also shown at this field. */
  form?: SentForm;
}

/** The reply to a call: the success message or the refusal. @throws Response that redirects to the login if the session has ended */
export async function answerFor(
  { context, request }: ChatVisit,
  result: { ok: true } | CallRefusal,
  { done, form }: AnswerOptions,
): Promise<FormAnswer<object>> {
  await requireLiveAnswer(context, request, result);
  if (result.ok) return { message: { type: 'ok', title: 'Done', message: done } };
  return refusedReply(result, { title: 'Not done' }, form && { form, fieldOf: () => 'input' });
}
