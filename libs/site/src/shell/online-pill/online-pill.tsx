import { useLiveState } from '@starhaven/realtime';
import { SiteLink } from '@starhaven/ui-kit';
import classes from './online-pill.module.css';

/**
 * The number of visitors online, as a link to the status page (docs/behaviour/status.md#online-count). Its width does not change with the
 * text.
 */
export function OnlinePill({ to }: { to: string }) {
  const count = useLiveState('onlineCount');
  const status = useLiveState('status');
  const shown =
    count === null
      ? null
      : new Intl.NumberFormat(undefined, { notation: count < 10_000 ? 'standard' : 'compact' }).format(count);
  return (
    <SiteLink
      to={to}
      className={classes.pill}
      aria-label={shown === null ? 'Server status' : `${shown} online, server status`}
      data-live={status === 'connected' ? '' : undefined}
    >
      <span className={classes.dot} aria-hidden="true" />
      {shown === null ? (
        <span key="status">Status</span>
      ) : (
        // A separate element, because on a phone, where the count has two lines, the same element with other text would move.
        <span key="count" className={classes.count}>
          {shown} <span className={classes.word}>online</span>
        </span>
      )}
    </SiteLink>
  );
}
