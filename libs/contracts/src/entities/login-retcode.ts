/**
 * Codes of a login and of what belongs to it: the spec's (docs/behaviour/login.md#login-messages), and those of our extensions,
 * which a host sends only to callers that know them.
 */
export const LoginRetcode = {
  OK: 200,
  /** No such session, or one that has ended. */
  SESSION_ENDED: 401,
  RATE_LIMITED: 429,
  /** The guest's account has a password. */
  PASSWORD_REQUIRED: -117,
  /** Extension `second-factors`: the password was right; `challenge` says how to go on. */
  SECOND_FACTOR: -301,
  /** Extension `proof-of-work`: send the login or registration again with the solved `puzzle` as `proof`. */
  PROOF_NEEDED: -302,
} as const;

/** Codes of mails with a verification code (docs/behaviour/login.md#login-messages). */
export const MailRetcode = { SENT: 0, ALREADY_SENT: 2, QUOTA_USED_UP: -2, RATE_LIMITED: 429 } as const;
