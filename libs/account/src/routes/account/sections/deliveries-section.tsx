import type { Delivery, DeliveryState } from '@starhaven/contracts/account';
import { useFetcher } from '@remix-run/react';
import { LocalTime } from '@starhaven/ui-kit';
import { AccountCard } from '../../../components/account-frame/account-frame';
import { RetryPart } from '../../../components/retry-part/retry-part';
import type { loader as rewardsLoader } from '../../rewards/rewards.route.server';
import layout from '../../../components/account-layout/account-layout.module.css';
import classes from '../account.module.css';

const labels: Record<DeliveryState, string> = {
  accepted: 'Waiting',
  sending: 'On its way',
  sent: 'Delivered',
  unknown: 'Not certain',
  failed: 'Failed',
};

/** The tone of each state's label; a waiting delivery has none. */
const tones: Partial<Record<DeliveryState, string>> = { sent: 'active', unknown: 'blocked', failed: 'failed' };

export interface DeliveriesSectionProps {
  /** `away`: the host did not answer. */
  deliveries: readonly Delivery[] | 'away';
  nowSeconds: number;
}

/** The rewards of the account, each with its receipt (docs/behaviour/account.md#deliveries). */
export function DeliveriesSection({ deliveries: loaded, nowSeconds }: DeliveriesSectionProps) {
  const again = useFetcher<typeof rewardsLoader>();
  const deliveries = loaded === 'away' ? (again.data?.deliveries ?? loaded) : loaded;
  return (
    <AccountCard aria-labelledby="deliveries">
      <h2 id="deliveries">Rewards</h2>
      {deliveries === 'away' ? (
        <div className={classes.open} role="status">
          <span className={layout.quiet}>Your rewards could not be loaded.</span>
          <RetryPart retry={() => again.load('/account/rewards')} isBusy={again.state !== 'idle'} />
        </div>
      ) : deliveries.length === 0 ? (
        <p className={layout.quiet}>Rewards from your codes are listed here, with their state.</p>
      ) : (
        <ul className={layout.list}>
          {deliveries.map(({ id, title, server, uid, state, note, acceptedAt, settledAt }) => (
            <li key={id}>
              <div>
                <p className={layout.name}>
                  <bdi>{title}</bdi>
                  <span className={layout.state} data-state={tones[state]}>
                    {labels[state]}
                  </span>
                </p>
                <p className={layout.quiet}>
                  <bdi>{server.title || 'Removed server'}</bdi>, UID <code>{uid}</code>,{' '}
                  <LocalTime time={settledAt || acceptedAt} now={nowSeconds} />
                </p>
                {note ? (
                  <p className={layout.quiet}>
                    <bdi>{note}</bdi>
                  </p>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      )}
    </AccountCard>
  );
}
