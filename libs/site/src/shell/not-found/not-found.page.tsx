import { useLocation } from '@remix-run/react';
import type { MetaFunction } from '@remix-run/react';
import { useEffect } from 'react';
import { ButtonLink, buttonClass, Page, pageMeta, SiteLink, siteFromMatches, visuallyHidden } from '@starhaven/ui-kit';
import { InnPicture } from '../inn-picture/inn-picture';
import { meantPlaces } from './places';
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
  const places = meantPlaces(pathname);
  useEffect(() => {
    // eslint-disable-next-line no-console -- the spec asks for it: "An unknown route also logs a console error".
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);
  return (
    <Page kind="reading" as="section" className={classes.page}>
      <div className={classes.art}>
        <InnPicture className={classes.picture} />
        <p className={classes.code} aria-hidden="true">
          404
        </p>
      </div>
      <h1>
        <span className={visuallyHidden}>404: </span>Oops! Page not found
      </h1>
      <p className={classes.text}>The page you are looking for does not exist.</p>
      <ButtonLink to="/" tone="primary">
        Back to home
      </ButtonLink>
      <nav className={classes.places} aria-labelledby="places">
        <h2 id="places">{places.isGuess ? 'Did you mean one of these?' : 'Or go to'}</h2>
        <ul>
          {places.links.map(({ to, label }) => (
            <li key={to}>
              <SiteLink to={to}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <form className={classes.search} method="get" action="/handbook" role="search" aria-label="Handbook">
        <label htmlFor="lost-term">Search an item, a character or an ID</label>
        <div>
          <input id="lost-term" type="search" name="search" maxLength={100} autoComplete="off" required />
          <button type="submit" className={buttonClass()}>
            Search
          </button>
        </div>
      </form>
    </Page>
  );
}
