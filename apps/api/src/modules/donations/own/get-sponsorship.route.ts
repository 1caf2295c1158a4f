import { getSponsorship as getSponsorshipCall } from '@starhaven/contracts/donations';
import { Role } from '@starhaven/contracts/session';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import { effectiveRoles, requireSignedIn } from '../../account';
import { formatCode } from '../codes/code-alphabet';
import type { DonationsContext } from '../donations-context';
import { getSponsorship } from './get-sponsorship';

export function getSponsorshipRoute(app: FastifyInstance, { db }: DonationsContext): void {
  registerCall(app, getSponsorshipCall, async ({ request }) => {
    const { account } = await requireSignedIn(request, db);
    const { own, donations } = await getSponsorship(db, account.id);
    const isSponsor = effectiveRoles(account).includes(Role.SPONSOR);
    return {
      retcode: 0,
      message: 'ok',
      data: {
        code: own ? formatCode(own.code) : '',
        isThanked: own?.isThanked ?? false,
        isSponsor,
        until: isSponsor ? toUnixSeconds(account.roleExpiresAt) : 0,
        donations: donations.map(({ id, service, amount, currency, happenedAt, state, givenUntil }) => ({
          ...{ id, service, currency, state },
          amount: amount / 100,
          time: toUnixSeconds(happenedAt),
          until: state === 'claimed' ? toUnixSeconds(givenUntil) : 0,
        })),
      },
    };
  });
}
