import * as v from 'valibot';
import { donationServices } from '../../donations/entities/donation-service';
import { donationStates } from '../../donations/entities/donation';
import {
  UnixSecondsSchema,
  WireCountSchema,
  WireIdSchema,
  WireNumberSchema,
  WireTextSchema,
} from '../../protocol/wire/wire';

/** Why a donation gave no account a role (docs/behaviour/site.md#unclaimed-donations). */
export const unclaimedReasons = ['', 'no-code', 'too-small', 'currency', 'kind', 'other-roles', 'for-ever'] as const;

/** A donation as staff see it. The donor's name and message are stored only until somebody claims it. */
export const AdminDonationSchema = v.object({
  id: WireIdSchema,
  service: v.picklist(donationServices),
  /** The number of the payment, which the service and the donor know. */
  transaction: WireTextSchema,
  amount: WireNumberSchema,
  currency: WireTextSchema,
  time: UnixSecondsSchema,
  state: v.picklist(donationStates),
  reason: v.picklist(unclaimedReasons),
  donor: WireTextSchema,
  message: WireTextSchema,
  /** The account to which it belongs; empty: none. */
  uid: WireTextSchema,
  /** Days that the donation gave. Without an account: the days that the rules would give. */
  days: WireCountSchema,
  until: UnixSecondsSchema,
});
export type AdminDonation = v.InferOutput<typeof AdminDonationSchema>;
