/** The services that report donations, by their names in addresses (docs/behaviour/site.md#donations). */
export const donationServices = ['ko-fi', 'saweria', 'trakteer'] as const;
export type DonationService = (typeof donationServices)[number];
