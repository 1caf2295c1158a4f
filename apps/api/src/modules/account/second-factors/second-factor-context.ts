import type { Drizzle } from '../../../platform/database/database';
import type { Limit } from '../../../platform/limits/limits';
import type { Mailer } from '../../../platform/mail/mailer';
import type { MailSite } from '../mails/write-mail';

/** The dependencies of the second-factor verbs. */
export interface SecondFactorContext {
  db: Drizzle;
  /** Encrypts the secrets of authenticator apps. */
  sealKey: Buffer;
  /** Keys the hashes of recovery codes. */
  recoveryKey: Buffer;
  /** The site that the passkeys belong to: WebAuthn binds them to its host. */
  relyingParty: { id: string; name: string; origin: string };
  /** Limits wrong codes of an account over all its challenges. */
  wrongCodes: Limit;
  /** Limits wrong passwords of an account that is logged in: 10 in 10 minutes (docs/security.md#limits). */
  wrongPasswords: Limit;
  mailer: Mailer;
  site: MailSite;
}
