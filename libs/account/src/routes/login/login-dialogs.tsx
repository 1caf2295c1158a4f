import { Form } from '@remix-run/react';
import { useState } from 'react';
import { buttonClass, ButtonLink, Countdown, LocalTime, ModalDialog, SiteLink } from '@starhaven/ui-kit';
import classes from './login.module.css';

/** An in-game launch finds a stored login: continue with it, or log in with another account (docs/behaviour/login.md#login-dialogs). */
export function AlreadyLoggedInDialog({ name, yesHref, noHref }: { name: string; yesHref: string; noHref: string }) {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <ModalDialog
      title="Already Logged In"
      onDismiss={() => setIsClosed(true)}
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

/** The daily mail quota is used up: shows how long to wait, and how to log in without a mail (docs/behaviour/login.md#login-dialogs). */
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
          on <LocalTime time={untilSeconds} />
        </span>
      </p>
      <p>
        If you do not want to wait, join <SiteLink to="/community">our Discord</SiteLink> and use the command{' '}
        <code className={classes.code}>/resetpassword</code> there.
      </p>
    </ModalDialog>
  );
}
