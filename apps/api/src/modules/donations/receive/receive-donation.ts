import type { DonationService } from '@starhaven/contracts/donations';
import { and, eq } from 'drizzle-orm';
import { DomainError } from '../../../platform/errors/domain-error';
import type { DonationsContext } from '../donations-context';
import { settleDonation } from '../settle/settle-donation';
import { donation } from '../tables';
import { services } from './read-webhook';

export interface Webhook {
  service: DonationService;
  payload: string;
  signature: string;
}

/**
 * Stores a donation that a service reports, then acts on it; `settleReceived` repeats a failed action later. A message that was received
 * before changes nothing.
 * @throws DomainError not-found for a service that is not set up, permission-denied for a forged message, invalid-argument for an
 * unreadable one
 */
export async function receiveDonation(
  context: DonationsContext,
  { service, payload, signature }: Webhook,
): Promise<void> {
  const { db, settings, log } = context;
  const secret = await settings.findSecret(services[service].secret);
  if (secret === null) throw new DomainError('not-found', 'This service is not set up here.');
  const reading = services[service].read({ payload, signature, secret });
  if (reading === 'forged' || reading === 'unreadable') {
    log.warn({ event: 'donation-refused', service, reason: reading }, 'a donation was refused');
    if (reading === 'forged') throw new DomainError('permission-denied', 'The proof of the sender is not valid.');
    throw new DomainError('invalid-argument', 'The message is not readable.');
  }
  await db.insert(donation).values(reading).onConflictDoNothing();
  const [row] = await db
    .select({ id: donation.id })
    .from(donation)
    .where(and(eq(donation.service, service), eq(donation.messageId, reading.messageId)));
  if (row) await settleDonation(context, row.id);
}
