import * as v from 'valibot';
import { extensions } from '../../protocol/extensions';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { UnixSecondsSchema } from '../../protocol/wire/wire';

/** Every ticket starts with this; no session key does. */
export const liveTicketPrefix = 'ticket.';

/** How long a ticket is valid, in seconds; it works once (docs/security.md#live-identity). */
export const liveTicketSeconds = 60;

/** A ticket that joins the live socket once. It replaces the session key, so that no page script ever has that key. */
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
