import { RelativeTime } from '@starhaven/ui-kit';
import { useContext } from 'react';
import { ChecksContext } from '../../lib/link-checks';
import classes from './download-card.module.css';

/** When the host of a link last had the file; renders nothing for a link that was not checked yet. */
export function LinkAnswer({ url }: { url: string }) {
  const { checks, now } = useContext(ChecksContext);
  const check = Object.hasOwn(checks, url) ? checks[url] : undefined;
  if (!check) return null;
  const { hasAnswered, checkedAt, answeredAt } = check;
  if (hasAnswered)
    return (
      <span className={classes.answer}>
        answered <RelativeTime time={answeredAt} now={now} />
      </span>
    );
  return (
    <span className={classes.silent}>
      did not answer <RelativeTime time={checkedAt} now={now} />
      {answeredAt > 0 ? (
        <>
          , last answered <RelativeTime time={answeredAt} now={now} />
        </>
      ) : null}
    </span>
  );
}
