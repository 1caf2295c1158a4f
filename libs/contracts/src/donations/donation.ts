import * as v from 'valibot';
import { UnixSecondsSchema, WireIdSchema, WireNumberSchema } from '../protocol/wire';
import { donationServices } from './donation-service';

/**
 * Where a donation stands. `received`: stored, and nothing else happened yet. `unclaimed`: it gave nobody anything, and staff decides.
 * `claimed`: it belongs to an account. `refunded`: what it gave was taken back.
 */
export const donationStates = ['received', 'unclaimed', 'claimed', 'refunded'] as const;

/** A donation of the caller (docs/behaviour/site.md#donations). */
export const OwnDonationSchema = v.object({
  id: WireIdSchema,
  service: v.picklist(donationServices),
  /** In the currency, with its fraction. */
  amount: WireNumberSchema,
  /** Three letters, such as USD. */
  currency: v.string(),
  time: UnixSecondsSchema,
  state: v.picklist(donationStates),
  /** When the role that it gave ends; 0: it gave nothing. */
  until: UnixSecondsSchema,
});
export type OwnDonation = v.InferOutput<typeof OwnDonationSchema>;
