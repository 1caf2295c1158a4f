export { donationServices } from './donation-service';
export { donationStates, OwnDonationSchema } from './donation';
export { maxSignatureChars, maxWebhookBytes } from './limits';
export { receiveDonation } from './receive-donation';
export { getSponsorship } from './get-sponsorship';
export { takeSponsorCode } from './take-sponsor-code';
export { listSponsors } from './list-sponsors';

export type { DonationService } from './donation-service';
export type { OwnDonation } from './donation';
