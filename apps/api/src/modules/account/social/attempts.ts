import type { SocialProvider } from '@starhaven/contracts/session';
import { generateCodeVerifier } from 'arctic';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { hashKey, newKey } from '../../../platform/secrets/keys';
import { socialAttempt } from '../tables';

/** The maximum between leaving for the provider and coming back. */
export const attemptMinutes = 10;

export interface NewAttempt {
  provider: SocialProvider;
  entryType: string;
  /** Returned to the site together with the ticket; may be empty. */
  siteState: string;
  /** The account that links the login; null for a login. */
  linkAccountId: number | null;
}

/** Starts an attempt with a provider. The state comes back with the visitor; the verifier never leaves this server (PKCE). */
export async function startAttempt(db: Drizzle, attempt: NewAttempt): Promise<{ state: string; codeVerifier: string }> {
  const [state, codeVerifier] = [newKey(), generateCodeVerifier()];
  const expiresAt = sql`now() + make_interval(mins => ${attemptMinutes})`;
  await db.insert(socialAttempt).values({ ...attempt, stateHash: hashKey(state), codeVerifier, expiresAt });
  return { state, codeVerifier };
}

/** Deletes and returns the attempt of this state, so that it works once; null when missing, expired or of another provider. */
export async function takeAttempt(db: Drizzle, provider: SocialProvider, state: string) {
  const [taken] = await db
    .delete(socialAttempt)
    .where(
      and(
        eq(socialAttempt.stateHash, hashKey(state)),
        eq(socialAttempt.provider, provider),
        gt(socialAttempt.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return taken ?? null;
}
