import { useLocation } from '@remix-run/react';
import type { MetaFunction } from '@remix-run/react';
import { useEffect } from 'react';
import { ButtonLink, Page, pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import classes from './not-found.module.css';

export const notFoundMeta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    title: 'Page not found',
    description: 'The page you are looking for does not exist.',
    path: '/404',
    isIndexed: false,
  });

/** The 404 page (docs/behaviour/site.md#not-found-page). */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    // eslint-disable-next-line no-console -- the spec asks for it: "An unknown route also logs a console error".
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);
  return (
    <Page kind="reading" as="section" className={classes.page}>
      <p className={classes.code} aria-hidden="true">
        404
      </p>
      <h1>
        <span className={classes.srOnly}>404: </span>Oops! Page not found
      </h1>
      <p className={classes.text}>The page you are looking for does not exist.</p>
      <ButtonLink to="/" tone="primary">
        Back to home
      </ButtonLink>
    </Page>
  );
}
