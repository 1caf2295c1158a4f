import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { WireIdSchema } from '../../../protocol/wire/wire';
import { characterCall } from './character-call';

/** Releases a character, so that another account can claim it. */
export const releaseCharacter = defineCall({
  ...characterCall,
  name: 'releaseCharacter',
  summary: "Release the account's character on a server",
  path: '/api/v2/account/characters/release',
  body: v.object({ server_id: WireIdSchema }),
  response: OutcomeSchema,
});
