import * as v from 'valibot';

const text = v.pipe(v.optional(v.string(), ''), v.trim());
const server = v.pipe(text, v.nonEmpty('Please select a server'));

/** The player number that the visitor claims (docs/behaviour/account.md#proofs-of-a-character). */
export const ClaimSchema = v.object({
  server,
  uid: v.pipe(
    text,
    v.nonEmpty('Please enter the player number'),
    v.regex(/^[1-9]\d{0,14}$/, 'A player number has digits only.'),
  ),
});

/** The code that the visitor received in the game as a message or a mail. */
export const ProofSchema = v.object({
  server,
  code: v.pipe(text, v.nonEmpty('Please enter the verification code.'), v.maxLength(40, 'This code is too long.')),
});
