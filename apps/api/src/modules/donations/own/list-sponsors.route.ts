import { listSponsors as listSponsorsCall } from '@starhaven/contracts/donations';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { listSponsorNames } from '../../account';
import type { DonationsContext } from '../donations-context';
import { sponsorCode } from '../tables';

const maxNames = 200;

export function listSponsorsRoute(app: FastifyInstance, { db }: DonationsContext): void {
  registerCall(app, listSponsorsCall, async () => {
    const agreed = sql`select ${sponsorCode.accountId} from ${sponsorCode} where ${sponsorCode.isThanked}`;
    return { retcode: 0, message: 'ok', data: { names: await listSponsorNames(db, agreed, maxNames) } };
  });
}
