import { SiteLink, buttonClass } from '@starhaven/ui-kit';
import { useState } from 'react';
import { rememberClosedNote } from './ads-choice';
import classes from '../shell/ads/ads.module.css';

/** Says that the ad was blocked, and what would help. After it is closed, it stays hidden for a week. */
export function AdBlockedNote() {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const close = () => {
    rememberClosedNote();
    setClosed(true);
  };
  return (
    <div role="status" className={classes.note}>
      <p>
        <strong>Ads are blocked.</strong> They help to pay for the servers. Please allow them on this site, or{' '}
        <SiteLink to="/sponsor">become a sponsor</SiteLink>: sponsors see none.
      </p>
      <button type="button" className={buttonClass()} onClick={close}>
        Close
      </button>
    </div>
  );
}
