import { SiteLink } from '@starhaven/ui-kit';
import { useContext } from 'react';
import { FollowsContext } from '../../lib/follows';
import classes from './follow.module.css';

/** Tells visitors without a session that members can follow servers and incidents. */
export function FollowLogin() {
  const { follows, back } = useContext(FollowsContext);
  if (follows !== 'login') return null;
  return (
    <p className={classes.login}>
      <SiteLink to={`/login?redirect=${encodeURIComponent(back)}`}>Log in</SiteLink> to follow a server or an incident
      and get its news by mail.
    </p>
  );
}
