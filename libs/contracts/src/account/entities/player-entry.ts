import * as v from 'valibot';
import { listOrMapOf } from '../../protocol/wire/list-of';
import { RetcodeSchema } from '../../protocol/answers/envelope';
import { sentOr, UnixSecondsSchema, WireIdSchema, WireIntegerSchema, WireTextSchema } from '../../protocol/wire/wire';

/** An account's player on one server; `accountId` is the server's own number for the account. */
export const PlayerDataSchema = v.object({
  uid: WireIdSchema,
  accountId: WireTextSchema,
  nickname: WireTextSchema,
  signature: WireTextSchema,
});
export type PlayerData = v.InferOutput<typeof PlayerDataSchema>;

/** Depending on the host, an absent player is null, an empty text, an empty object or an empty list. */
const NoDataSchema = v.pipe(
  v.union([v.null(), v.literal(''), v.strictObject({}), v.strictTuple([])]),
  v.transform(() => null),
);

/** An account's player on one server (docs/behaviour/account.md#characters). */
export const PlayerEntrySchema = v.object({
  server: v.object({
    id: WireIdSchema,
    title: WireTextSchema,
    /** Game id; 3 also offers the Get Code Mail action (docs/behaviour/account.md#codes-in-the-game). 0 = unknown. */
    type_game: sentOr(WireIntegerSchema, 0),
    /** Version of the server's command API; empty if unknown. */
    api_game: v.optional(WireTextSchema),
  }),
  player: v.object({
    /** See PlayerRetcode. */
    retcode: RetcodeSchema,
    message: WireTextSchema,
    /** Until when the server accepts no further request, unix seconds; 0 = not limited. */
    timestamp: UnixSecondsSchema,
    /** Null also if the host sends only a part of it: the answer's code and message count then. */
    data: v.optional(v.fallback(v.union([PlayerDataSchema, NoDataSchema]), null), null),
  }),
});
export type PlayerEntry = v.InferOutput<typeof PlayerEntrySchema>;

/** An account's players as a list or a map by server id; a missing value counts as an empty list. */
export const PlayerListSchema = v.nullish(listOrMapOf(PlayerEntrySchema, { isWhole: false }), []);
