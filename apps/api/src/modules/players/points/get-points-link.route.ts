import { getPointsLink } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../account';
import type { PlayersContext } from '../players-context';

export function getPointsLinkRoute(app: FastifyInstance, { db, siteUrl }: PlayersContext): void {
  registerCall(app, getPointsLink, async ({ request }) => {
    await requireSignedIn(request, db);
    // The address of the daily check-in on the account page (docs/behaviour/account.md#daily-check-in).
    return { retcode: 0, message: 'ok', data: { link: `${siteUrl}/account#points` } };
  });
}
