import { refundDonation as refundDonationCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { refundDonation } from '../../donations';
import type { AdminContext } from '../admin-context';
import { runStaffAction } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';
import { donationIdOf } from './donation-id-of';

export function refundDonationRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, refundDonationCall, async ({ body, request }) => {
    const { id } = body;
    const staff = await findStaff(context, request);
    await runStaffAction(
      context,
      {
        ...{ staff, permission: 'donations', action: 'donation.refunded', proof: body },
        subject: `donation:${id.slice(0, 9)}`,
      },
      (tx) => refundDonation(tx, donationIdOf(id)),
    );
    return { retcode: 0, message: 'ok' };
  });
}
