import { Form } from '@remix-run/react';
import { buttonClass } from '@starhaven/ui-kit';
import { AccountCard } from '../../../components/account-frame/account-frame';
import classes from '../account.module.css';

/** The points of the account and the daily way to earn some (docs/behaviour/account.md#daily-check-in). */
export function PointsSection({ points }: { points: number }) {
  return (
    <AccountCard id="points" aria-labelledby="points-title">
      <h2 id="points-title">Points</h2>
      <div className={classes.banner}>
        <p>{points === 1 ? 'You have 1 point.' : `You have ${points} points.`}</p>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="check-in" />
          <button type="submit" className={buttonClass()}>
            Daily check-in
          </button>
        </Form>
      </div>
    </AccountCard>
  );
}
