import * as v from 'valibot';
import { WireTextSchema } from '../../protocol/wire/wire';

/**
 * The two keys of a login (docs/behaviour/foundation.md#session-keys): `sessionKey` proves the account in calls, `token` starts
 * the game.
 */
export const SessionKeysSchema = v.object({ sessionKey: WireTextSchema, token: WireTextSchema });
export type SessionKeys = v.InferOutput<typeof SessionKeysSchema>;
