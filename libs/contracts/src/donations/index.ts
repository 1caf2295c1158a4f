export { donationServices } from './entities/donation-service';
export { donationStates, OwnDonationSchema } from './entities/donation';
export { maxSignatureChars, maxWebhookBytes } from './limits';
export { receiveDonation } from './calls/receive-donation';
export { getSponsorship } from './calls/get-sponsorship';
export { takeSponsorCode } from './calls/take-sponsor-code';
export { listSponsors } from './calls/list-sponsors';

export type { DonationService } from './entities/donation-service';
export type { OwnDonation } from './entities/donation';
