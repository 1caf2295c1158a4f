import type { DonationsContext } from '../donations-context';
import type { SponsorRule } from './days-of';

/** The rule that counts now. Not within a transaction: the embedded database has one connection. */
export const findRule = async ({ settings }: Pick<DonationsContext, 'settings'>): Promise<SponsorRule> => ({
  amounts: await settings.get('sponsorAmounts'),
  rates: await settings.get('donationRates'),
});
