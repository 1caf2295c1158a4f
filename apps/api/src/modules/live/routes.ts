import { createLiveTicket, extensions } from '@starhaven/contracts';
import type { FastifyInstance } from 'fastify';
import type { Drizzle } from '../../platform/database/database';
import { registerCall } from '../../platform/http/register-call';
import { requireAccount } from '../account';
import type { LiveTickets } from '../account';
import type { Live } from './live';
import type { LiveFleet } from './live-fleet';

export interface LiveModuleOptions {
  live: Live;
  fleet: LiveFleet;
  db: Drizzle;
  tickets: LiveTickets;
}

/** The live connections on the app's own port, and tickets for them (extension `live-tickets`). */
export function registerLiveModule(app: FastifyInstance, { live, fleet, db, tickets }: LiveModuleOptions): void {
  live.attach(app.server, fleet);
  // Before the server stops: it would wait for open connections.
  app.addHook('preClose', () => live.close());
  app.extensions.add(extensions.liveTickets);
  registerCall(app, createLiveTicket, async ({ request }) => {
    const { session } = await requireAccount(request, db);
    return { retcode: 0, message: 'ok', data: tickets.make(session.id) };
  });
}
