/**
 * Codes of logins and related calls: the spec's codes (docs/behaviour/login.md#login-messages), and those of our extensions, which a host
 * sends only to callers that support them.
 */
export const LoginRetcode = {
  OK: 200,
  /** The session does not exist or has ended. */
  SESSION_ENDED: 401,
  RATE_LIMITED: 429,
  /** The guest's account has a password. */
  PASSWORD_REQUIRED: -117,
  /** Extension `second-factors`: the password was correct; `challenge` is the next step. */
  SECOND_FACTOR: -301,
  /** Extension `proof-of-work`: send the login or registration again with the solved `puzzle` as `proof`. */
  PROOF_NEEDED: -302,
} as const;

/** Codes of mails with a verification code (docs/behaviour/login.md#login-messages). */
export const MailRetcode = { SENT: 0, ALREADY_SENT: 2, QUOTA_USED_UP: -2, RATE_LIMITED: 429 } as const;
