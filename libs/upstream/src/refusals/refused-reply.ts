import type { CallRefusal } from '../call-result';
import { limitEnd, nowSeconds } from './limit-end';
import { isForbidden, isLimited, isOutdated, isSessionOver } from './refusals';

/** The words for one kind of refusal. Absent words are taken from the words for every refusal. */
export interface KindWords {
  /** Default: `error`. */
  type?: 'error' | 'warn';
  title?: string;
  /** Shown if the host sends no text. */
  message?: string;
  /** Shown instead of the host's text. */
  text?: string;
}

/** A limit that the host has applied. */
export interface Limit {
  /** Unix seconds; null if the host names no end, or one that is past. */
  untilSeconds: number | null;
  /** The highest number of calls; null if the host does not send it. */
  max: number | null;
}

/** What the visitor reads if the host refuses a form. */
export interface RefusalWords extends KindWords {
  title: string;
  sessionOver?: KindWords;
  forbidden?: KindWords;
  outdated?: KindWords;
  limit?: (limit: Limit) => KindWords;
}

/** The refused form, and the field at which the refusal is shown. */
export interface RefusedPlace<Result> {
  form: { result(errors?: { fields?: Record<string, string[]> }): Result };
  /** Default: the field that the host names. Undefined: the refusal is about the whole form. */
  fieldOf?: (refusal: CallRefusal) => string | undefined;
  /** If the field shows the host's text, the message shows the general text of `words` instead of repeating it. */
  saysItOnce?: boolean;
}

export interface RefusedReply<Result> {
  message: { type: 'error' | 'warn'; title: string; message: string };
  /** HTTP status: 401, 403, 409 or 429 for these codes of the host, 422 for every other code. */
  status: 401 | 403 | 409 | 422 | 429;
  /** Unix seconds; null if there is no limit, or its end is not known. `formAction` sends it as `Retry-After`, too. */
  waitUntilSeconds: number | null;
  /** The fields with the error; absent if the refusal is about the whole form. */
  result?: Result;
}

/**
 * The reply to a form that the host refused (docs/decisions/0019-one-result-one-action.md). It has the host's text, or else that of
 * `words`. If an ended session must lead to the login page, call `requireLiveAnswer` before.
 */
export function refusedReply<Result = never>(
  refusal: CallRefusal,
  words: RefusalWords,
  place?: RefusedPlace<Result>,
): RefusedReply<Result> {
  const { status, own } = kindOf(refusal, words);
  const { type = 'error', title, message = 'That did not work. Please try again.', text } = { ...words, ...own };
  const shown = text ?? (refusal.message || message);
  const field = place?.fieldOf ? place.fieldOf(refusal) : refusal.field;
  return {
    message: { type, title, message: field && place?.saysItOnce ? message : shown },
    status,
    waitUntilSeconds: limitEnd(refusal),
    ...(place && field && { result: place.form.result({ fields: { [field]: [shown] } }) }),
  };
}

function kindOf(
  refusal: CallRefusal,
  { sessionOver, forbidden, outdated, limit }: RefusalWords,
): { status: RefusedReply<never>['status']; own?: KindWords } {
  if (isSessionOver(refusal)) return { status: 401, own: sessionOver };
  if (isForbidden(refusal)) return { status: 403, own: forbidden };
  if (isOutdated(refusal)) return { status: 409, own: outdated };
  if (!isLimited(refusal)) return { status: 422 };
  return { status: 429, own: limit?.({ untilSeconds: limitEnd(refusal), max: refusal.ratelimit?.max ?? null }) };
}

/** The header that tells programs how long to wait. `untilSeconds` is in unix seconds; null: no header. */
export const retryAfterHeader = (untilSeconds: number | null): { 'Retry-After'?: string } =>
  untilSeconds === null ? {} : { 'Retry-After': String(Math.max(1, untilSeconds - nowSeconds())) };
