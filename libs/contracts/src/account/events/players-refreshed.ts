import * as v from 'valibot';
import { defineServerEvent } from '../../protocol/define-event';
import { WireCountSchema, WireTextSchema } from '../../protocol/wire/wire';

/**
 * Progress of `refresh_player`, sent to every connection of the account (docs/behaviour/account.md#refreshing-all-characters). Not in the
 * specification: sent only to clients with a handshake. In the last event `done` equals `total`.
 */
export const playersRefreshed = defineServerEvent(
  'player_refresh',
  v.object({ done: WireCountSchema, total: WireCountSchema, serverId: WireTextSchema }),
);
