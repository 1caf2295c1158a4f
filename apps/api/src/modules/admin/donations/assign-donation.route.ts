import { assignDonation as assignDonationCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { assignDonation, findRule } from '../../donations';
import type { AdminContext } from '../admin-context';
import { accountIdOf, requireAccount } from '../guard/require-below';
import { runStaffAction } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';
import { donationIdOf } from './donation-id-of';

export function assignDonationRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, assignDonationCall, async ({ body, request }) => {
    const { id, uid, days } = body;
    const rule = await findRule(context);
    const staff = await findStaff(context, request);
    await runStaffAction(
      context,
      {
        ...{ staff, permission: 'donations', action: 'donation.assigned', proof: body },
        subject: `donation:${id.slice(0, 9)}`,
        details: { uid, ...(days === undefined ? {} : { days: String(days) }) },
      },
      async (tx) => {
        const accountId = accountIdOf(uid);
        await requireAccount(tx, accountId);
        await assignDonation(tx, { id: donationIdOf(id), accountId, days }, rule);
      },
    );
    return { retcode: 0, message: 'ok' };
  });
}
