import { receiveDonation as receiveDonationCall } from '@starhaven/contracts/donations';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { DonationsContext } from '../donations-context';
import { receiveDonation } from './receive-donation';

export function receiveDonationRoute(app: FastifyInstance, context: DonationsContext): void {
  registerCall(
    app,
    receiveDonationCall,
    async ({ body }) => {
      await receiveDonation(context, body);
      return { retcode: 0, message: 'ok' };
    },
    { errorAnswers: { 'permission-denied': { status: 401, retcode: 401 } } },
  );
}
