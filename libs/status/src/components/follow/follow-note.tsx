import { SiteLink } from '@starhaven/ui-kit';
import { useContext } from 'react';
import { FollowsContext } from '../../lib/follows/follows';
import classes from './follow.module.css';

/** Informs visitors without a session that members can follow servers and incidents, and members why the buttons are missing. */
export function FollowNote() {
  const { follows, back } = useContext(FollowsContext);
  if (follows === 'login')
    return (
      <p className={classes.note}>
        <SiteLink to={`/login?redirect=${encodeURIComponent(back)}`}>Log in</SiteLink> to follow a server or an incident
        and get its news by mail.
      </p>
    );
  if (follows !== 'late') return null;
  return (
    <p className={classes.note}>
      What you follow could not be read in time, so the buttons to follow are not here yet.{' '}
      <SiteLink to={back} isReload>
        Try again
      </SiteLink>
    </p>
  );
}
