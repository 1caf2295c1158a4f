import { useNavigation } from '@remix-run/react';
import type { PageHandle } from '@starhaven/ui-kit';
import { Page } from '@starhaven/ui-kit';
import classes from './post-pending.module.css';

/** The address without a slug, which redirects to the full one. */
const isRedirectScreen = (path: string) => /^\/blog\/post\/[^/]+\/?$/.test(path);

/** Shown while a client navigation loads a post or its editor (docs/behaviour/blog.md#post-page). */
export function PostPending() {
  const path = useNavigation().location?.pathname ?? '';
  return (
    <Page kind="reading">
      <p className={classes.pending} role="status">
        <span className={classes.spinner} aria-hidden="true" />
        {isRedirectScreen(path) ? 'Redirecting...' : 'Loading blog post...'}
      </p>
    </Page>
  );
}

export const postHandle: PageHandle = { Pending: PostPending };
