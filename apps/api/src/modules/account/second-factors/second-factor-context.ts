import type { Drizzle } from '../../../platform/database/database';
import type { Limit } from '../../../platform/limits/limits';

/** What the verbs of second factors need. */
export interface SecondFactorContext {
  db: Drizzle;
  /** Seals the secrets of authenticator apps. */
  sealKey: Buffer;
  /** Keys the hashes of recovery codes. */
  recoveryKey: Buffer;
  /** Whose passkeys they are: WebAuthn binds them to the site's host. */
  relyingParty: { id: string; name: string; origin: string };
  /** Wrong codes of an account, over all its challenges. */
  wrongCodes: Limit;
  /** Wrong passwords of a logged-in account: 10 per 10 minutes (docs/security.md#limits). */
  wrongPasswords: Limit;
}
