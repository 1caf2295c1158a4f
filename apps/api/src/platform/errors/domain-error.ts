import type { Puzzle, SecondFactorChallenge } from '@starhaven/contracts/session';

/**
 * The reason why a verb refused: a closed list of kinds, with the details of each. Names are those of google.rpc.Code where it has one.
 * Only the HTTP edge knows the answer to each kind (`platform/http`).
 */
export interface DomainErrorDetails {
  /** A value breaks a rule. `field` is its name in the site's forms. */
  'invalid-argument': { field?: string };
  /** The name is taken. */
  'already-exists': { field?: string };
  /** The state of the account or of the site does not allow it now. */
  'failed-precondition': object;
  /** Another request changed the same data at the same time. `changed` contains the names of the fields, as the call does. */
  aborted: { changed?: string[] };
  'not-found': object;
  /** There is no session, or it ended. */
  unauthenticated: object;
  /** The roles of the account do not allow it. */
  'permission-denied': object;
  /** A password, code or passkey is wrong. `field`: the name of the wrong field. */
  'wrong-credentials': { field?: string };
  /** A ticket or challenge has expired or was used before. */
  expired: object;
  /** The credentials are correct, but the login is refused: the account is banned, or a guest comes from another address. */
  'login-refused': object;
  /** Staff must confirm again who they are; `field` says how. */
  'confirmation-required': { field: 'password' | 'code' };
  'password-required': object;
  'second-factor-required': { challenge: SecondFactorChallenge };
  'proof-of-work-required': { puzzle: Puzzle };
  /** The wait ends at `until`, in unix seconds. */
  'rate-limited': { max: number; until: number };
  /** The next mail may be sent at `timestamp`, in unix seconds. */
  'mail-already-sent': { timestamp: number };
  'mail-quota-exceeded': { timestamp: number };
  'mail-unavailable': object;
  /** Too much work is waiting, or a required part is not ready yet. */
  unavailable: { retryAfterSeconds: number };
}

export type DomainErrorKind = keyof DomainErrorDetails;

type Arguments<K extends DomainErrorKind> = object extends DomainErrorDetails[K]
  ? [details?: DomainErrorDetails[K]]
  : [details: DomainErrorDetails[K]];

/** After a plain `instanceof`, TypeScript would type the kind of the error as `any`. */
export const isDomainError = (error: unknown): error is DomainError => error instanceof DomainError;

/** The error of a verb that refuses. The message is for the visitor. */
export class DomainError<K extends DomainErrorKind = DomainErrorKind> extends Error {
  override name = 'DomainError';
  readonly details: DomainErrorDetails[K];

  constructor(
    readonly kind: K,
    message: string,
    ...[details]: Arguments<K>
  ) {
    super(message);
    // `Arguments` makes details optional only where an empty object is enough.
    this.details = details ?? ({} as DomainErrorDetails[K]);
  }
}
