import { AdminRetcode } from '@starhaven/contracts/admin';
import { LoginRetcode, MailRetcode } from '@starhaven/contracts/session';
import type { DomainError, DomainErrorDetails, DomainErrorKind } from '../../errors/domain-error';
import { Refusal } from './refusal';

export interface ErrorAnswer {
  status: number;
  retcode: number;
  /** Further fields of the envelope. */
  fields?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

/** Answers of one call that replace `answers`, by the kind of the error. */
export type ErrorAnswers = Partial<Record<DomainErrorKind, ErrorAnswer>>;

/** A business outcome with the text for the visitor. */
const refused: ErrorAnswer = { status: 200, retcode: -1 };

const failed = (status: number): ErrorAnswer => ({ status, retcode: status });

/** The answer to each kind of error (docs/retcodes.md). */
const answers: { [K in DomainErrorKind]: (details: DomainErrorDetails[K]) => ErrorAnswer } = {
  'invalid-argument': (details) => ({ ...refused, fields: { ...details } }),
  'already-exists': (details) => ({ ...refused, fields: { ...details } }),
  'failed-precondition': () => refused,
  aborted: (details) => ({ ...refused, fields: { ...details } }),
  'not-found': () => failed(404),
  unauthenticated: () => ({ status: 401, retcode: LoginRetcode.SESSION_ENDED }),
  'permission-denied': () => failed(403),
  'wrong-credentials': (details) => ({ ...refused, fields: { ...details } }),
  expired: () => refused,
  'login-refused': () => refused,
  'confirmation-required': (details) => ({ status: 200, retcode: AdminRetcode.CONFIRM, fields: { ...details } }),
  'password-required': () => ({ status: 200, retcode: LoginRetcode.PASSWORD_REQUIRED }),
  'second-factor-required': (details) => ({
    status: 200,
    retcode: LoginRetcode.SECOND_FACTOR,
    fields: { ...details },
  }),
  'proof-of-work-required': (details) => ({ status: 200, retcode: LoginRetcode.PROOF_NEEDED, fields: { ...details } }),
  'rate-limited': ({ max, until }) => ({
    ...failed(429),
    retryAfterSeconds: Math.max(1, until - Math.floor(Date.now() / 1000)),
    // The specification's calls read the end of the wait from either field (docs/behaviour/api.md#account-calls).
    fields: { ratelimit: { max, time: until }, timestamp: until },
  }),
  'mail-already-sent': (details) => ({ status: 200, retcode: MailRetcode.ALREADY_SENT, fields: { ...details } }),
  'mail-quota-exceeded': (details) => ({ status: 200, retcode: MailRetcode.QUOTA_USED_UP, fields: { ...details } }),
  'mail-unavailable': () => refused,
  unavailable: (details) => ({ ...failed(503), ...details }),
};

/** The HTTP answer to a domain error; `overrides` are those of the requested call. */
export function refuseDomainError<K extends DomainErrorKind>(
  { kind, message, details }: DomainError<K>,
  overrides: ErrorAnswers = {},
): Refusal {
  const { retcode, ...answer } = overrides[kind] ?? answers[kind](details);
  return new Refusal(retcode, message, answer);
}
