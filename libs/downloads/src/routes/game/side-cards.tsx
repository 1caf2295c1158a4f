import { ExternalLink, RelativeTime, SiteLink } from '@starhaven/ui-kit';
import type { Game } from '@starhaven/contracts/games';
import card from '../../components/card.module.css';
import classes from './game.module.css';

/** The facts of a game at a glance (docs/behaviour/downloads.md#game-page). */
export function GameInformation({ game, nowSeconds }: { game: Game; nowSeconds: number }) {
  return (
    <section className={`${card.card} ${classes.sideCard}`}>
      <h2>Game Information</h2>
      <dl className={classes.information}>
        <div>
          <dt>Game</dt>
          <dd>{game.title}</dd>
        </div>
        <div>
          <dt>Version</dt>
          <dd>{game.version || 'Unknown'}</dd>
        </div>
        <div>
          <dt>Last update</dt>
          <dd>
            <RelativeTime time={game.lastUpdate} now={nowSeconds} />
          </dd>
        </div>
        {game.engine.length > 0 ? (
          <div>
            <dt>{game.engine.length === 1 ? 'Engine' : 'Engines'}</dt>
            <dd>
              {game.engine.map((engine, index) => (
                <span key={engine.name}>
                  {index > 0 ? ', ' : ''}
                  {engine.link ? <ExternalLink href={engine.link}>{engine.name}</ExternalLink> : engine.name}
                </span>
              ))}
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}

/** Safety notes about running downloaded files. */
export function SafetyNotice() {
  return (
    <section className={`${card.card} ${classes.sideCard}`}>
      <h2>Safety Notice</h2>
      <ul className={classes.notice}>
        <li>Compare the MD5 of every file with the one shown here before you open it.</li>
        <li>Use a separate folder and password. Never use your official login.</li>
        <li>Antivirus tools may hold patches back. Look at a file yourself before you allow it.</li>
        <li>
          Private servers are made by fans and are not affiliated with the makers of the game. More in the{' '}
          <SiteLink to="/faq">common questions</SiteLink>.
        </li>
      </ul>
    </section>
  );
}
