import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { adminWrite } from '../admin-call';
import { GameSlugSchema } from '../../../games/entities/game-slug';

/**
 * Replaces all downloads of a game, or refuses and changes nothing if they have changed since (docs/behaviour/admin.md#downloads).
 * Permission `content`.
 */
export const changeGameBuilds = defineCall({
  ...adminWrite,
  name: 'changeGameBuilds',
  summary: 'Change the downloads of a game',
  path: '/api/v2/admin/games/change',
  body: v.object({
    game: GameSlugSchema,
    /** JSON in the format of `npm run downloads -- export`; at most 400 000 characters. */
    document: v.pipe(v.string(), v.maxLength(400_000)),
    /** The fingerprint of the state that it replaces. */
    fingerprint: v.pipe(v.string(), v.regex(/^[\da-f]{1,64}$/)),
    /** A description of the change, for the audit log. */
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  }),
  response: OutcomeSchema,
});
