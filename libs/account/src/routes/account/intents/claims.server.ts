import { claimCharacter, proveCharacter, releaseCharacter } from '@starhaven/contracts/account';
import { formIntent } from '@starhaven/ui-kit/server';
import { isLimited } from '@starhaven/upstream/server';
import * as v from 'valibot';
import type { AccountVisit } from '../../../lib/visit/account-visit.server';
import { settle } from '../../../lib/visit/settle.server';
import type { AccountReplyFields } from '../account-reply';
import { ClaimSchema, ProofSchema } from '../claims/claim.form';
import { readKeptClaim } from '../claims/kept-claim.server';

/** Begins the proof of a character by its number (docs/behaviour/account.md#proofs-of-a-character). */
export const claimIntent = formIntent(ClaimSchema, async (visit: AccountVisit, { server, uid }, form) => {
  const result = await visit.client.call(claimCharacter, {
    sessionKey: visit.sessionKey,
    body: { server_id: server, uid },
  });
  return settle<AccountReplyFields>(visit, result, {
    success: null,
    refusal: { title: 'Character not added', message: 'No proof could be started. Please try again.' },
    form,
    more: { claim: result.ok ? { serverId: server, ...result.data } : null },
  });
});

/** Checks the code that the visitor received in the game. */
export const proveIntent = formIntent(
  ProofSchema,
  async (visit: AccountVisit, { server, code }, form) => {
    const result = await visit.client.call(proveCharacter, {
      sessionKey: visit.sessionKey,
      body: { server_id: server, code },
    });
    return settle<AccountReplyFields>(visit, result, {
      success: { title: 'Character added', message: 'The character belongs to your account now.' },
      refusal: { title: 'Verification Failed', message: 'Invalid verification code.' },
      form,
      fieldOf: (refusal) => (isLimited(refusal) ? undefined : 'code'),
      more: { claim: null },
    });
  },
  { keep: readKeptClaim },
);

/** Releases a character, so that another account can claim it. */
export const releaseIntent = formIntent(
  v.object({ server: v.optional(v.string(), '') }),
  async (visit: AccountVisit, { server }) =>
    settle<AccountReplyFields>(
      visit,
      await visit.client.call(releaseCharacter, { sessionKey: visit.sessionKey, body: { server_id: server } }),
      {
        success: { title: 'Character released', message: 'It no longer belongs to your account.' },
        refusal: { title: 'Error', message: 'The character was not released. Please try again.' },
      },
    ),
);
