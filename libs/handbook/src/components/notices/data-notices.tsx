import type { HandbookGame } from '../../lib/handbook-game';
import type { GameCounts } from '../welcome/welcome';
import classes from './data-notices.module.css';

export interface DataNoticesProps {
  games: readonly HandbookGame[];
  summary: readonly GameCounts[];
  /** Game that the results are narrowed to; null = all. */
  game: number | null;
}

/** Says plainly when a game has a starter set only, or when its data are still coming in. */
export function DataNotices({ games, summary, game }: DataNoticesProps) {
  const concerned = summary.filter((counts) => game === null || counts.game === game);
  const titles = (those: readonly GameCounts[]) =>
    games.filter(({ id }) => those.some((counts) => counts.game === id)).map(({ title }) => title);
  const filling = titles(concerned.filter(({ isFilling }) => isFilling));
  const starters = titles(concerned.filter(({ isStarter, isFilling }) => isStarter && !isFilling));
  return (
    <>
      {filling.length > 0 ? (
        <p className={classes.notice}>
          The handbook is still being filled with {listed(filling)}: more items appear in a few moments.
        </p>
      ) : null}
      {starters.length > 0 ? (
        <details className={classes.notice}>
          <summary>
            {listed(starters)}: this is a small starter set, not all of the game’s items.{' '}
            <span>How to add the rest</span>
          </summary>
          <p>
            Whoever runs this site can import the rest from the data of a game server or from a public data set. In the
            folder of the site, this lists what it reads and how:
          </p>
          <pre>
            <code>npx nx run api:import -- --help</code>
          </pre>
        </details>
      ) : null}
    </>
  );
}

const listed = (titles: readonly string[]) =>
  titles.length < 2 ? titles.join('') : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`;
