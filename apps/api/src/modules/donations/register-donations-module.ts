import { extensions } from '@starhaven/contracts/protocol';
import type { FastifyInstance } from 'fastify';
import { Timers } from '../../platform/jobs/timers';
import { takeSponsorCodeRoute } from './codes/take-sponsor-code.route';
import type { DonationsContext } from './donations-context';
import { getSponsorshipRoute } from './own/get-sponsorship.route';
import { listSponsorsRoute } from './own/list-sponsors.route';
import { receiveDonationRoute } from './receive/receive-donation.route';
import { settleReceived } from './settle/settle-donation';

const settleIntervalMs = 60_000;

const routes = [receiveDonationRoute, takeSponsorCodeRoute, getSponsorshipRoute, listSponsorsRoute];

/** Donations, and the role that they give (docs/behaviour/site.md#donations). */
export function registerDonationsModule(app: FastifyInstance, context: DonationsContext): void {
  app.extensions.add(extensions.donations);
  const timers = new Timers((job, error) =>
    context.log.error({ err: error, job }, 'stored donations could not be processed; the next try is within a minute'),
  );
  timers.every('donations', settleIntervalMs, () => settleReceived(context));
  app.addHook('onClose', () => timers.stop());
  for (const route of routes) route(app, context);
}
