import { extensions } from '@starhaven/contracts/protocol';
import type { FastifyInstance } from 'fastify';
import { createLiveTicketRoute } from './create-live-ticket.route';
import type { LiveTicketContext } from './create-live-ticket.route';
import type { Live } from './live';
import type { LiveFleet } from './live-fleet';

export interface LiveModuleOptions extends LiveTicketContext {
  live: Live;
  fleet: LiveFleet;
}

/** The live connections on the app's own port, and tickets for them (extension `live-tickets`). */
export function registerLiveModule(app: FastifyInstance, { live, fleet, ...context }: LiveModuleOptions): void {
  live.attach(app.server, fleet);
  // Before the server stops, because it waits for open connections.
  app.addHook('preClose', () => live.close());
  app.extensions.add(extensions.liveTickets);
  createLiveTicketRoute(app, context);
}
