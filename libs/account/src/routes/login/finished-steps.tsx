import { Form, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { notifyUserDataChanged } from '@starhaven/session';
import { Alert, buttonClass, ButtonLink, ExternalLink, leaveTo } from '@starhaven/ui-kit';
import { launchPath } from '../../lib/login/login-entry';
import { socialLabel } from '../../lib/social/social-label';
import type { LoginReply } from './login-reply';
import classes from './login.module.css';

/** docs/behaviour/account.md#account-numbers */
const loginRedirectDelayMs = 1_000;

/**
 * After a login without a page load: shows the message as a toast, and opens the target a second later
 * (docs/behaviour/login.md#where-a-login-leads).
 */
export function LoginDone({ done }: { done: NonNullable<LoginReply['done']> }) {
  const navigate = useNavigate();
  useEffect(() => notifyUserDataChanged(), []);
  const { to, isDocument } = done;
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isDocument) leaveTo(to);
      else navigate(to, { replace: true });
    }, loginRedirectDelayMs);
    return () => clearTimeout(timer);
  }, [to, isDocument, navigate]);
  return (
    <div className={classes.form}>
      <p className={classes.lead}>
        You are logged in. {to.startsWith(launchPath) ? 'The game opens in a moment.' : 'One moment, please.'}
      </p>
      <ButtonLink to={to} isReload={isDocument} tone="primary">
        {to.startsWith(launchPath) ? 'Open the game' : 'Continue'}
      </ButtonLink>
    </div>
  );
}

/** The end of an in-game login: a link that starts the game; scripts follow it automatically (docs/security.md#forms-and-redirects). */
export function LaunchStep({ href }: { href: string | null }) {
  useEffect(() => {
    if (href === null) return;
    const timer = setTimeout(() => leaveTo(href), loginRedirectDelayMs);
    return () => clearTimeout(timer);
  }, [href]);
  if (href === null) {
    return (
      <div className={classes.form}>
        <Alert type="info" title="Go back to the game">
          You are logged in. Start the game yourself: this site has not been set up to open it.
        </Alert>
      </div>
    );
  }
  return (
    <div className={classes.form}>
      <p className={classes.lead}>You are logged in. If the game does not open automatically, use the button.</p>
      <ButtonLink to={href} isReload tone="primary">
        Open the game
      </ButtonLink>
    </div>
  );
}

/** The end of a login that leads to another host: a link, because browsers refuse a form that redirects there. */
export function ContinueStep({ href }: { href: string }) {
  return (
    <div className={classes.form}>
      <p className={classes.lead}>
        You are logged in. The page you came for is on <strong>{new URL(href).host}</strong>.
      </p>
      <ExternalLink
        className={buttonClass('primary')}
        href={href}
        isSafe
        target={undefined}
        rel="noreferrer"
        data-reload=""
      >
        Continue
      </ExternalLink>
    </div>
  );
}

/** Asks the visitor to confirm a social login that did not start in this browser (docs/security.md#session-theft). */
export function SocialConfirmStep({ provider, href, backHref }: { provider: string; href: string; backHref: string }) {
  const label = socialLabel(provider);
  return (
    <div className={classes.form}>
      <p className={classes.lead}>
        A login with {label} is waiting, but it did not start on this page. Continue only if you began it yourself:
        otherwise you would use somebody else’s account.
      </p>
      <Form method="post" action={href} className={classes.form}>
        <input type="hidden" name="intent" value="continue-social" />
        <button className={buttonClass('primary')}>Continue with {label}</button>
      </Form>
      <ButtonLink to={backHref}>Cancel</ButtonLink>
    </div>
  );
}
