import type { DonationService, OwnDonation } from '@starhaven/contracts/donations';
import { LocalTime } from '@starhaven/ui-kit';
import classes from '../sponsor.module.css';

const serviceNames: Readonly<Record<DonationService, string>> = {
  'ko-fi': 'Ko-Fi',
  saweria: 'Saweria',
  trakteer: 'Trakteer',
};

const stateTexts: Readonly<Record<OwnDonation['state'], string>> = {
  received: 'Just received',
  unclaimed: 'Waits for the team',
  claimed: 'Counted',
  refunded: 'Paid back',
};

function moneyOf({ amount, currency }: OwnDonation): string {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount);
  } catch {
    // The three letters are not a currency.
    return `${amount} ${currency}`;
  }
}

/** The visitor's donations that a service has reported. */
export function OwnDonations({ donations }: { donations: readonly OwnDonation[] }) {
  if (donations.length === 0) return null;
  return (
    <>
      <h3>Your donations</h3>
      <ul className={classes.donations} data-cards="">
        {donations.map((donation) => (
          <li key={donation.id}>
            <strong>{moneyOf(donation)}</strong>
            <span>{serviceNames[donation.service]}</span>
            <LocalTime time={donation.time} form="day" />
            <span className={classes.muted}>{stateTexts[donation.state]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
