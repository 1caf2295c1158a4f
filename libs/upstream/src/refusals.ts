import type { CallRefusal } from './call-result';

/** The result of any call, as far as these questions need it. */
export type CallReply = { ok: true } | Pick<CallRefusal, 'ok' | 'retcode'>;

// These return plain booleans: with a type predicate, the compiler would take every answer that is not this refusal for a success.
const refusedWith =
  (...codes: readonly number[]) =>
  (reply: CallReply): boolean =>
    !reply.ok && codes.includes(reply.retcode);

/** The host does not have what the call asks for: -1 from our API, 404 from hosts of plain files. */
export const isNone = refusedWith(-1, 404);

/**
 * The host knows the call, and its answer is no: there are no more rows, or nothing was left to do. 404 does not count: a host without the
 * call sends it, and then nothing is known.
 */
export const isDeclined = refusedWith(-1);

/** The session key is missing, wrong or no longer good. */
export const isSessionOver = refusedWith(401);

/** The session is good, but the account may not do this. */
export const isForbidden = refusedWith(403);

/** The form was made from a version that is no longer the newest one. */
export const isOutdated = refusedWith(409);

/** The caller sends too many requests; `ratelimit` and `timestamp` of the refusal say until when. */
export const isLimited = refusedWith(429);
