import type { DonationService } from '@starhaven/contracts/donations';

/** The fields of a webhook that are stored; mail addresses and all other fields are never stored. */
export interface ReceivedDonation {
  service: DonationService;
  messageId: string;
  transaction: string;
  amount: number;
  currency: string;
  isDonation: boolean;
  happenedAt: Date;
  donorName: string;
  message: string;
}

/** A body with the header that proves it, and the secret that both sides know. */
export interface SignedPayload {
  payload: string;
  signature: string;
  secret: string;
}

/** The result of reading a webhook: a donation, or why there is none. */
export type Reading = ReceivedDonation | 'forged' | 'unreadable';
