import { SiteLink, gameAccent } from '@starhaven/ui-kit';
import type { HandbookGame } from '../../lib/games/handbook-game';
import type { HandbookSearch } from '../../lib/search/handbook-search';
import { searchPath } from '../../lib/search/handbook-search';
import classes from './welcome.module.css';

export interface GameCounts {
  /** Game id. */
  game: number;
  isStarter: boolean;
  isFilling: boolean;
  types: { type: number; count: number; label: string }[];
}

export interface WelcomeProps {
  search: HandbookSearch;
  games: readonly HandbookGame[];
  /** Empty if the host does not report its content. */
  summary: readonly GameCounts[];
}

/** The page before any search (docs/behaviour/handbook.md#search-page). */
export function Welcome({ search, games, summary }: WelcomeProps) {
  const countsOf = (game: number) => summary.find((counts) => counts.game === game)?.types ?? [];
  return (
    <section className={classes.welcome} aria-labelledby="welcome">
      <h2 id="welcome">What would you like to find?</h2>
      <ul className={classes.games}>
        {games.map(({ id, slug, title }) => (
          <li key={id} style={{ '--accent': gameAccent(id) }}>
            <h3>
              <SiteLink to={searchPath({ ...search, term: '', game: id, type: null, page: 1 })}>{title}</SiteLink>
            </h3>
            {countsOf(id).length > 0 ? (
              <ul className={classes.types}>
                {countsOf(id).map(({ type, count, label }) => (
                  <li key={type}>
                    <SiteLink to={searchPath({ ...search, term: '', game: id, type, page: 1 })}>
                      {label} <span>{count.toLocaleString('en')}</span>
                    </SiteLink>
                  </li>
                ))}
              </ul>
            ) : null}
            {summary.length > 0 ? (
              <p className={classes.changes}>
                <SiteLink to={`/handbook/${slug}/changes`} aria-label={`What changed in ${title}`}>
                  What changed
                </SiteLink>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      <h3>Good to know</h3>
      <ul className={classes.tips}>
        <li>A part of a name is enough, and so is an ID.</li>
        <li>Names are found in every language; results are shown in the one you choose.</li>
        <li>The address of a search can be shared.</li>
      </ul>
    </section>
  );
}
