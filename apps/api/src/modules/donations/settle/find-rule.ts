import type { DonationsContext } from '../donations-context';
import type { SponsorRule } from './days-of';

/** The rule that applies now. Do not call it within a transaction: the embedded database has one connection. */
export const findRule = async ({ settings }: Pick<DonationsContext, 'settings'>): Promise<SponsorRule> => ({
  amounts: await settings.get('sponsorAmounts'),
  rates: await settings.get('donationRates'),
});
