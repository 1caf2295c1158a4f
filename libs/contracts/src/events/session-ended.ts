import * as v from 'valibot';
import { defineServerEvent } from '../lib/define-event';

/**
 * The session that joined has ended, and the server closes the connection after this. Beyond the specification: our own client opens a
 * new one without a word, and looks again who is logged in.
 */
export const sessionEnded = defineServerEvent('session_ended', v.object({}));
