import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import { findSqlState, uniqueViolation } from '../../../../platform/database/errors';
import { inTransaction } from '../../../../platform/database/transaction-retry';
import { DomainError } from '../../../../platform/errors/domain-error';
import { hashKey } from '../../../../platform/secrets/keys';
import { lockSignedIn } from '../../lock-account';
import { mailSecurityChange } from '../../mails/mail-security-change';
import type { SignedIn } from '../../sessions/find-live-session';
import { loginChallenge, passkey } from '../../tables';
import { findSecondFactors } from '../find-second-factors';
import { replaceRecoveryCodes } from '../recovery-codes/recovery-codes';
import type { SecondFactorContext } from '../second-factor-context';
import { parseWebAuthnJson } from './parse-webauthn-json';
import { maxPasskeys, tooManyPasskeys } from './passkey-limit';

const refused = () => new DomainError('wrong-credentials', 'The passkey was not accepted. Please try again.');

/**
 * Adds the passkey that the browser made. Returns recovery codes with the first second factor.
 * @throws DomainError wrong-credentials when the passkey is not accepted
 */
export async function addPasskey(
  context: SecondFactorContext,
  { account, session, name, responseJson }: SignedIn & { name: string; responseJson: string },
): Promise<string[]> {
  const { db, relyingParty } = context;
  const response = parseWebAuthnJson<RegistrationResponseJSON>(responseJson);
  if (response === null) throw refused();
  // Imported with the first passkey: it takes 18 MB and 0.2 s, and most accounts have no passkey.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const result = await verifyRegistrationResponse({
    response,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: false,
    // Each challenge is valid for one answer.
    expectedChallenge: async (challenge) => {
      const taken = await db
        .delete(loginChallenge)
        .where(
          and(
            eq(loginChallenge.idHash, hashKey(challenge)),
            eq(loginChallenge.purpose, 'add-passkey'),
            eq(loginChallenge.accountId, account.id),
            gt(loginChallenge.expiresAt, sql`now()`),
          ),
        )
        .returning({ idHash: loginChallenge.idHash });
      return taken.length > 0;
    },
    // The library throws on forged input.
  }).catch(() => null);
  if (!result?.verified) throw refused();
  const { credential } = result.registrationInfo;
  return inTransaction(db, async (tx) => {
    await lockSignedIn(tx, { account, session });
    const [owned] = await tx.select({ passkeys: count() }).from(passkey).where(eq(passkey.accountId, account.id));
    if ((owned?.passkeys ?? 0) >= maxPasskeys) throw tooManyPasskeys();
    const hadNone = (await findSecondFactors(tx, account.id)).length === 0;
    await tx
      .insert(passkey)
      .values({
        id: credential.id,
        accountId: account.id,
        name: name || 'Passkey',
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: [...(credential.transports ?? [])].map(String),
      })
      .catch((error: unknown) => {
        throw findSqlState(error) === uniqueViolation ? refused() : error;
      });
    await mailSecurityChange(context, tx, account, 'A passkey was added to it.');
    return hadNone ? replaceRecoveryCodes(tx, account.id, context.recoveryKey) : [];
  });
}
