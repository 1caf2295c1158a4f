import * as v from 'valibot';
import { outcomeWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { GameItemSchema } from '../../../protocol/game-item';
import { UnixSecondsSchema, WireCountSchema, WireTextSchema } from '../../../protocol/wire/wire';
import { adminWrite, reasonOf } from '../admin-call';

/** Makes a code for a game, or for one server of it. Permission `codes`. */
export const createRedeemCode = defineCall({
  ...adminWrite,
  name: 'createRedeemCode',
  summary: 'Make a redeem code',
  path: '/api/v2/admin/codes/add',
  body: v.object({
    title: reasonOf(60),
    game: v.optional(v.picklist(['genshin-impact', 'honkai-star-rail', 'blue-archive'])),
    server: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40))),
    items: v.pipe(v.array(GameItemSchema), v.minLength(1), v.maxLength(10)),
    /** If it is missing, a random code is made. */
    code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40))),
    /** 0: no limit. */
    maxUses: WireCountSchema,
    expiresAt: UnixSecondsSchema,
  }),
  response: outcomeWith(v.object({ code: WireTextSchema })),
});
