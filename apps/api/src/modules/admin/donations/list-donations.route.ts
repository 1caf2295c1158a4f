import { listDonations as listDonationsCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import { daysOf, findDonationPage, findRule } from '../../donations';
import type { AdminContext } from '../admin-context';
import { idOfCursor, pageOf } from '../guard/cursor';
import { requireReader } from '../http/find-staff';

const pageSize = 50;
const dayMs = 24 * 60 * 60_000;

export function listDonationsRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, listDonationsCall, async ({ query, request }) => {
    await requireReader(context, request, 'donations');
    const { state, after } = query;
    const rows = await findDonationPage(context.db, { state, below: idOfCursor(after), limit: pageSize + 1 });
    const { shown, next } = pageOf(rows, pageSize, ({ id }) => id);
    const rule = await findRule(context);
    const data = shown.map((row) => {
      const { givenFrom, givenUntil } = row;
      const ruled = daysOf(row, rule);
      const given = givenFrom && givenUntil ? Math.round((givenUntil.getTime() - givenFrom.getTime()) / dayMs) : 0;
      return {
        ...{ id: row.id, service: row.service, transaction: row.transaction, currency: row.currency },
        ...{ state: row.state, reason: row.reason, donor: row.donorName, message: row.message },
        amount: row.amount / 100,
        time: toUnixSeconds(row.happenedAt),
        uid: row.accountId === null ? '' : String(row.accountId),
        days: row.state === 'unclaimed' && typeof ruled === 'number' ? ruled : given,
        until: toUnixSeconds(givenUntil),
      };
    });
    return { retcode: 0, message: 'ok', data, next };
  });
}
