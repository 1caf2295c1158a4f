import type { SocialProvider } from '@starhaven/contracts';
import { generateCodeVerifier } from 'arctic';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { hashKey, newKey } from '../keys';
import { socialAttempt } from '../tables';

/** From leaving to coming back. */
export const attemptMinutes = 10;

export interface NewAttempt {
  provider: SocialProvider;
  entryType: string;
  /** Given back to the site beside the ticket; empty for none. */
  siteState: string;
}

/** Notes that somebody leaves for a provider; the state comes back with them, the verifier never leaves (PKCE). */
export async function startAttempt(db: Drizzle, attempt: NewAttempt): Promise<{ state: string; codeVerifier: string }> {
  const [state, codeVerifier] = [newKey(), generateCodeVerifier()];
  const expiresAt = sql`now() + make_interval(mins => ${attemptMinutes})`;
  await db.insert(socialAttempt).values({ ...attempt, stateHash: hashKey(state), codeVerifier, expiresAt });
  return { state, codeVerifier };
}

/** Takes the attempt of this state, so that it works once; null when there is none, it is late or of another provider. */
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
