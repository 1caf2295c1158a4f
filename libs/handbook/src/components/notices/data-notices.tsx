import type { HandbookGame } from '../../lib/games/handbook-game';
import type { GameCounts } from '../welcome/welcome';
import classes from './data-notices.module.css';

export interface DataNoticesProps {
  games: readonly HandbookGame[];
  summary: readonly GameCounts[];
  /** The game filter of the results; null = all games. */
  game: number | null;
  /** True for an admin, to whom the note explains how to import the rest. */
  isAdmin: boolean;
}

/** Notes that a game has only the starter set, or that an import of its data is still running. */
export function DataNotices({ games, summary, game, isAdmin }: DataNoticesProps) {
  const titles = (isMeant: (counts: GameCounts) => boolean) =>
    summary
      .filter((counts) => (game === null || counts.game === game) && isMeant(counts))
      .map((counts) => games.find(({ id }) => id === counts.game)?.title)
      .join(', ');
  const filling = titles(({ isFilling }) => isFilling);
  const starters = titles(({ isStarter, isFilling }) => isStarter && !isFilling);
  return (
    <>
      {filling ? (
        <p className={classes.notice}>Still being filled: {filling}. More items appear in a few moments.</p>
      ) : null}
      {starters && !isAdmin ? <p className={classes.notice}>A small starter set only: {starters}.</p> : null}
      {starters && isAdmin ? (
        <details className={classes.notice}>
          <summary>
            A small starter set only: {starters}. <span>How to add the rest</span>
          </summary>
          <p>To import the rest, run this command in the site’s folder. It lists the formats and how to use them.</p>
          <pre>
            <code>npm run import -- help</code>
          </pre>
        </details>
      ) : null}
    </>
  );
}
