import type { SubmissionResult } from '@conform-to/react';

/** A message for the whole form. */
export interface FormMessage {
  type: 'ok' | 'info' | 'warn' | 'error';
  title: string;
  message: string;
}

/**
 * The reply of every action with forms if it does not redirect; the same with and without JavaScript. It contains no key and no password.
 */
export interface FormReply<Intent extends string = string> {
  /** The form that was sent. */
  intent: Intent;
  /** The server's clock in unix seconds, rounded up like the ends of waits; countdowns start from it. */
  nowSeconds: number;
  /** The typed values and their errors, by field. */
  result: SubmissionResult | null;
  message: FormMessage | null;
  /** Unix seconds until which the form must wait; null if it need not wait. */
  waitUntilSeconds: number | null;
}

/** The fields of a reply; absent fields get their default. */
type Said = Partial<Pick<FormReply, 'result' | 'message' | 'waitUntilSeconds'>>;

/** A reply with the given fields; `more` are the page's own fields. */
export function formReply<Intent extends string, More extends object>(
  intent: Intent,
  more: More,
  { result = null, message = null, waitUntilSeconds = null }: Said = {},
): FormReply<Intent> & More {
  return { ...more, intent, nowSeconds: Math.ceil(Date.now() / 1000), result, message, waitUntilSeconds };
}
