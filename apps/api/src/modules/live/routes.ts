import { createLiveTicket, extensions } from '@starhaven/contracts';
import type { FastifyInstance } from 'fastify';
import type { Drizzle } from '../../platform/database/database';
import { registerCall } from '../../platform/http/register-call';
import { requireAccount } from '../account';
import type { LiveTickets } from '../account';

/** Tickets for the live connection (extension `live-tickets`). */
export function registerLiveRoutes(app: FastifyInstance, { db, tickets }: { db: Drizzle; tickets: LiveTickets }): void {
  app.extensions.add(extensions.liveTickets);
  registerCall(app, createLiveTicket, async ({ request }) => {
    const { session } = await requireAccount(request, db);
    return { retcode: 0, message: 'ok', data: tickets.make(session.id) };
  });
}
