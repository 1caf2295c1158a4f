import { useLiveState } from '@starhaven/realtime';
import { SiteLink } from '@starhaven/ui-kit';
import classes from './online-pill.module.css';

/** How many visitors are online, as the link to the status page (spec 1 §2). Keeps its width, whatever it says. */
export function OnlinePill({ to }: { to: string }) {
  const count = useLiveState('onlineCount');
  const status = useLiveState('status');
  return (
    <SiteLink
      to={to}
      className={classes.pill}
      aria-label={count === null ? 'Server status' : `${count} online, server status`}
      data-live={status === 'connected' ? '' : undefined}
    >
      <span className={classes.dot} aria-hidden="true" />
      {count === null ? (
        <span>Status</span>
      ) : (
        <span>
          {new Intl.NumberFormat(undefined, { notation: count < 10_000 ? 'standard' : 'compact' }).format(count)}
          <span className={classes.word}> online</span>
        </span>
      )}
    </SiteLink>
  );
}
