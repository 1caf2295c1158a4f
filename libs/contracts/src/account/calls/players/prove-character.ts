import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { WireIdSchema } from '../../../protocol/wire/wire';
import { characterCall } from './character-call';

/** Enters the code that was sent into the game (docs/behaviour/account.md#proofs-of-a-character). */
export const proveCharacter = defineCall({
  ...characterCall,
  name: 'proveCharacter',
  summary: 'Prove a character with the code that its player received in the game',
  path: '/api/v2/account/characters/prove',
  body: v.object({ server_id: WireIdSchema, code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)) }),
  response: OutcomeSchema,
});
