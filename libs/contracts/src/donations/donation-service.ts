/** The services that tell of donations, as their addresses name them (docs/behaviour/site.md#donations). */
export const donationServices = ['ko-fi', 'saweria', 'trakteer'] as const;
export type DonationService = (typeof donationServices)[number];
