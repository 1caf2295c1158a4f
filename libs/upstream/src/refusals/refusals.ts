import type { CallRefusal } from '../call-result';

/** The part of any call's result that the functions below need. */
export type CallReply = { ok: true } | Pick<CallRefusal, 'ok' | 'retcode'>;

// These return plain booleans: with a type predicate, the compiler would treat every answer that is not this refusal as a success.
const refusedWith =
  (...codes: readonly number[]) =>
  (reply: CallReply): boolean =>
    !reply.ok && codes.includes(reply.retcode);

/** The host does not have the requested data: -1 from our API, 404 from hosts of plain files. */
export const isNone = refusedWith(-1, 404);

/**
 * The host knows the call, and its answer is no: there are no more rows, or there was nothing to do. 404 does not count: a host without the
 * call sends it, and then nothing is known.
 */
export const isDeclined = refusedWith(-1);

/** The session key is missing, wrong or no longer valid. */
export const isSessionOver = refusedWith(401);

/** The session is valid, but the account may not do this. */
export const isForbidden = refusedWith(403);

/** The form is based on a version that is no longer the newest one. */
export const isOutdated = refusedWith(409);

/** The caller sends too many requests; `ratelimit` and `timestamp` of the refusal contain the end of the wait. */
export const isLimited = refusedWith(429);
