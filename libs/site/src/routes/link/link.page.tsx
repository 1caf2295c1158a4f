import { useLoaderData, useNavigate } from '@remix-run/react';
import { buttonClass, ButtonLink, ErrorPanel, ExternalLink } from '@starhaven/ui-kit';
import type { loader } from './link.route.server';
import classes from './link.module.css';

/** Warns before an external link is followed (docs/behaviour/site.md#link-page). */
export function LinkPage() {
  const target = useLoaderData<typeof loader>();
  const navigate = useNavigate();

  if (target.state !== 'valid') {
    const message =
      target.state === 'missing' ? 'No valid link was provided.' : 'The provided link is invalid or malformed.';
    return (
      <div className={classes.page}>
        <ErrorPanel
          level={1}
          title="Invalid Link"
          message={message}
          detail={target.state === 'invalid' && target.reason !== message ? target.reason : undefined}
        >
          <ButtonLink to="/" tone="primary">
            Back to home
          </ButtonLink>
        </ErrorPanel>
      </div>
    );
  }

  return (
    <section className={classes.page}>
      <div className={classes.panel}>
        <h1>You are leaving this site</h1>
        <p className={classes.text}>
          The link below leads to a website that we do not run. Look at its address, and never enter your password
          there.
        </p>
        <p className={classes.host}>{target.host}</p>
        <p className={classes.href}>{target.href}</p>
        <div className={classes.actions}>
          <ExternalLink className={buttonClass('primary')} href={target.href} isIntercepted={false}>
            Continue
          </ExternalLink>
          <ButtonLink
            to="/"

            onClick={(event) => {
              // Back to where the link was; a link opened in its own tab has no way back but home.
              if (window.history.length <= 1) return;
              event.preventDefault();
              navigate(-1);
            }}
          >
            Cancel
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
