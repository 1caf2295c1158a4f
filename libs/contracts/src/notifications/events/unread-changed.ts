import * as v from 'valibot';
import { defineServerEvent } from '../../protocol/define-event';
import { WireCountSchema } from '../../protocol/wire/wire';

/**
 * The number of unread notifications, sent to every connection of the account when it joins and after each change
 * (docs/behaviour/notifications.md#live). Not in the specification: sent only to clients with a handshake.
 */
export const unreadChanged = defineServerEvent('notifications', v.object({ unread: WireCountSchema }));
