import { createLiveTicket } from '@starhaven/contracts/live';
import type { FastifyInstance } from 'fastify';
import type { Drizzle } from '../../platform/database/database';
import { registerCall } from '../../platform/http/calls/register-call';
import { requireSignedIn } from '../account';
import type { LiveTickets } from '../account';

export interface LiveTicketContext {
  db: Drizzle;
  tickets: LiveTickets;
}

export function createLiveTicketRoute(app: FastifyInstance, { db, tickets }: LiveTicketContext): void {
  registerCall(app, createLiveTicket, async ({ request }) => {
    const { session } = await requireSignedIn(request, db);
    return { retcode: 0, message: 'ok', data: tickets.make(session.id) };
  });
}
