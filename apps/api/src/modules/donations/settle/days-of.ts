import type { SettingValue } from '@starhaven/contracts/admin';

/** The operator's rule for donations. */
export interface SponsorRule {
  amounts: SettingValue<'sponsorAmounts'>;
  rates: SettingValue<'donationRates'>;
}

const daysInMonth = 30;
const maxDays = 3660;

/**
 * The days of the role for an amount in hundredths of a currency: by default more than 5 dollars, and 60 days for each 10 dollars
 * (docs/behaviour/site.md#sponsor-role). Fractions of a day are dropped.
 */
export function daysOf(
  { amount, currency }: { amount: number; currency: string },
  { amounts, rates }: SponsorRule,
): number | 'currency' | 'too-small' {
  const rate = currency === 'USD' ? 1 : rates.find((one) => one.currency === currency)?.perDollar;
  if (rate === undefined) return 'currency';
  const dollars = amount / 100 / rate;
  if (dollars <= amounts.least) return 'too-small';
  // Without this, a tiny rounding error of the division could cost a day.
  const days = Math.floor((dollars * amounts.months * daysInMonth) / amounts.amount + 1e-6);
  return days < 1 ? 'too-small' : Math.min(days, maxDays);
}
