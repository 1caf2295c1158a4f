import * as v from 'valibot';
import { extensions } from '../extensions';
import { answerWith } from '../lib/answer';
import { defineCall } from '../lib/define-call';
import { UnixSecondsSchema } from '../lib/wire';

/** Begins every ticket, and no session key. */
export const liveTicketPrefix = 'ticket.';

/** How long a ticket may be used once, seconds (docs/security.md#live-identity). */
export const liveTicketSeconds = 60;

/** A ticket that joins the live socket once in place of the session key, so that no script of a page ever holds that key. */
export const createLiveTicket = defineCall({
  name: 'createLiveTicket',
  summary: 'A ticket for one connection of the live socket',
  host: 'account',
  method: 'POST',
  path: '/api/v2/account/live-ticket',
  credential: 'authorization',
  extension: extensions.liveTickets,
  response: answerWith(
    v.object({ ticket: v.pipe(v.string(), v.startsWith(liveTicketPrefix)), expires: UnixSecondsSchema }),
  ),
});
