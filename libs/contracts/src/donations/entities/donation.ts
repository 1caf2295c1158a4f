import * as v from 'valibot';
import { UnixSecondsSchema, WireIdSchema, WireNumberSchema } from '../../protocol/wire/wire';
import { donationServices } from './donation-service';

/**
 * The state of a donation. `received`: stored, and not processed yet. `unclaimed`: no account got anything for it, and staff decide.
 * `claimed`: it belongs to an account. `refunded`: the role that it gave was taken back.
 */
export const donationStates = ['received', 'unclaimed', 'claimed', 'refunded'] as const;

/** A donation of the caller (docs/behaviour/site.md#donations). */
export const OwnDonationSchema = v.object({
  id: WireIdSchema,
  service: v.picklist(donationServices),
  /** In units of the currency, with its fraction. */
  amount: WireNumberSchema,
  /** Three letters, such as USD. */
  currency: v.string(),
  time: UnixSecondsSchema,
  state: v.picklist(donationStates),
  /** When the role that it gave ends; 0: it gave nothing. */
  until: UnixSecondsSchema,
});
export type OwnDonation = v.InferOutput<typeof OwnDonationSchema>;
