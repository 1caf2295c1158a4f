import { useLoaderData, useNavigate } from '@remix-run/react';
import { buttonClass, ButtonLink, ErrorPanel, ExternalLink, Page } from '@starhaven/ui-kit';
import type { loader } from './link.route.server';
import classes from './link.module.css';

/** Warns visitors before they follow an external link (docs/behaviour/site.md#link-page). */
export function LinkPage() {
  const target = useLoaderData<typeof loader>();
  const navigate = useNavigate();

  if (target.state !== 'valid') {
    const message =
      target.state === 'missing' ? 'No valid link was provided.' : 'The provided link is invalid or malformed.';
    return (
      <Page kind="reading">
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
      </Page>
    );
  }

  return (
    <Page kind="reading" as="section">
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
              // Goes back to the page with the link. A link that was opened in a new tab has no history, so it leads to the home page.
              if (window.history.length <= 1) return;
              event.preventDefault();
              navigate(-1);
            }}
          >
            Cancel
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
