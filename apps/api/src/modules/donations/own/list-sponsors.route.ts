import { listSponsors as listSponsorsCall } from '@starhaven/contracts/donations';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { DonationsContext } from '../donations-context';
import { listSponsors } from './list-sponsors';

export function listSponsorsRoute(app: FastifyInstance, { db }: DonationsContext): void {
  registerCall(app, listSponsorsCall, async () => {
    return { retcode: 0, message: 'ok', data: { names: await listSponsors(db) } };
  });
}
