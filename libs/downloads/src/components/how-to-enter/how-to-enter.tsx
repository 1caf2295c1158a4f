import { ServerAddress, SiteLink } from '@starhaven/ui-kit';
import type { GameServer } from '../../lib/read-game-servers.server';
import card from '../card.module.css';
import classes from './how-to-enter.module.css';

/** How players connect to the servers of a game: the addresses, and where to enter them. */
export function HowToEnter({ servers }: { servers: readonly GameServer[] }) {
  const told = servers.filter(({ address, entry }) => address !== '' || entry !== '');
  return (
    <section className={card.card} aria-labelledby="how-to-enter">
      <h2 id="how-to-enter" className={classes.title}>
        How do I get in?
      </h2>
      {told.length > 0 ? (
        <ul className={classes.servers}>
          {told.map(({ id, name, address, entry, isOnline }) => (
            <li key={id}>
              <p className={classes.name}>
                {name} {isOnline ? null : <span className={classes.quiet}>(offline)</span>}
              </p>
              <ServerAddress name={name} address={address} entry={entry} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.quiet}>
          {servers.length > 0
            ? 'The operator has not published the address of a server yet.'
            : 'No server of this game runs here yet.'}{' '}
          <SiteLink to="/community">Ask the community</SiteLink>.
        </p>
      )}
      <p className={classes.quiet}>
        Each step is in the <SiteLink to="/guide">guide</SiteLink>; who is online is on the{' '}
        <SiteLink to="/status">status page</SiteLink>.
      </p>
    </section>
  );
}
