import type { DonationService } from '@starhaven/contracts/donations';

/** What counts of a webhook; mail addresses and everything else are never stored. */
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

/** What a reader found: a donation, or why it is none. */
export type Reading = ReceivedDonation | 'forged' | 'unreadable';
