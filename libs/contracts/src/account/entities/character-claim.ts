import * as v from 'valibot';
import { UnixSecondsSchema, WireIdSchema, WireTextSchema } from '../../protocol/wire/wire';

/**
 * How a character is proven (docs/behaviour/account.md#proofs-of-a-character). Either the player enters the code in the game's console or
 * signature, or the code arrives in the game as a message or mail and is entered on the site.
 */
export const proofMethods = ['console', 'signature', 'message', 'mail'] as const;
export type ProofMethod = (typeof proofMethods)[number];

export const CharacterClaimSchema = v.object({
  method: v.picklist(proofMethods),
  uid: WireIdSchema,
  /** The code to enter in the game; empty if it was sent into the game. */
  code: WireTextSchema,
  /** Until when the code is valid, unix seconds. */
  expiresAt: UnixSecondsSchema,
});
export type CharacterClaim = v.InferOutput<typeof CharacterClaimSchema>;
