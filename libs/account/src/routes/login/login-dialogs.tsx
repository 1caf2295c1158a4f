import { Form } from '@remix-run/react';
import { useState } from 'react';
import { buttonClass, ButtonLink, Countdown, formatClockTime, ModalDialog, SiteLink } from '@starhaven/ui-kit';
import classes from './login.module.css';

/** In-game launch with a stored login: go on with it, or with another (docs/behaviour/login.md#login-dialogs). */
export function AlreadyLoggedInDialog({ name, yesHref, noHref }: { name: string; yesHref: string; noHref: string }) {
  return (
    <ModalDialog
      title="Already Logged In"
      actions={
        <>
          <ButtonLink to={yesHref} tone="primary">
            Yes
          </ButtonLink>
          <Form method="post" action={noHref}>
            <input type="hidden" name="intent" value="switch-account" />
            <button className={buttonClass()}>No</button>
          </Form>
        </>
      }
    >
      <p>
        You are logged in as <strong className={classes.strong}>{name}</strong>. Do you want to continue with this
        account?
      </p>
    </ModalDialog>
  );
}

const formatDate = (unixSeconds: number) => new Date(unixSeconds * 1000).toISOString().slice(0, 10);

/** All mails of the day are sent: how long to wait, and the way without a mail (docs/behaviour/login.md#login-dialogs). */
export function QuotaDialog({ untilSeconds, nowSeconds }: { untilSeconds: number; nowSeconds: number }) {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <ModalDialog
      title="Email Quota Reached"
      onDismiss={() => setIsClosed(true)}
      actions={
        <form method="dialog">
          <button className={buttonClass('primary')}>Close</button>
        </form>
      }
    >
      <p>No more emails can be sent today. You can ask for a code again in</p>
      <p>
        <Countdown untilSeconds={untilSeconds} nowSeconds={nowSeconds} className={classes.countdown} />
        <span className={classes.until}>
          on {formatDate(untilSeconds)} at {formatClockTime(untilSeconds)} UTC
        </span>
      </p>
      <p>
        You do not want to wait? Join <SiteLink to="/community">our Discord</SiteLink> and use the command{' '}
        <code className={classes.code}>/resetpassword</code> there.
      </p>
    </ModalDialog>
  );
}
