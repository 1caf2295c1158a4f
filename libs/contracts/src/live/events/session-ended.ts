import * as v from 'valibot';
import { defineServerEvent } from '../../protocol/define-event';

/**
 * The session that joined has ended; the server closes the connection after this event. Not in the specification. Our own client opens a
 * new connection silently and checks again who is logged in.
 */
export const sessionEnded = defineServerEvent('session_ended', v.object({}));
