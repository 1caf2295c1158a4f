import * as v from 'valibot';
import { CharacterClaimSchema } from '../../entities/character-claim';
import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { WireIdSchema } from '../../../protocol/wire/wire';
import { characterCall } from './character-call';

/** Begins the proof of a character whose player number is known (docs/behaviour/account.md#proofs-of-a-character). */
export const claimCharacter = defineCall({
  ...characterCall,
  name: 'claimCharacter',
  summary: 'Get a code that proves a character: shown here to write into the game, or sent into the game to enter here',
  path: '/api/v2/account/characters/claim',
  body: v.object({ server_id: WireIdSchema, uid: WireIdSchema }),
  response: answerWith(CharacterClaimSchema),
});
