import { LocalTime, RelativeTime, SiteLink } from '@starhaven/ui-kit';
import type { LifeServer, SiteLife } from '../../lib/read-life.server';
import classes from './life.module.css';

export interface LifeProps {
  life: SiteLife;
  /** Unix seconds at which the server rendered the page. */
  nowSeconds: number;
}

/** What happens now: the servers, the latest posts, a problem or planned work. Renders nothing if nothing is known. */
export function Life({ life: { servers, moreServers, incident, posts }, nowSeconds }: LifeProps) {
  if (servers.length === 0 && incident === null && posts.length === 0) return null;
  return (
    <section className={classes.life} aria-labelledby="life">
      <h2 id="life">Right now</h2>
      <div className={classes.cards}>
        {/* Visitors come to read about a problem, so it is first, also on phones. */}
        {incident ? (
          <div className={classes.card} data-problem={incident.isPlanned ? undefined : ''}>
            <h3>{incident.isPlanned ? 'Planned work' : 'Open incident'}</h3>
            <p className={classes.title}>
              <SiteLink to="/status/incidents">{incident.title}</SiteLink>
            </p>
            {incident.startsAt > 0 ? (
              <p className={classes.note}>
                {incident.isPlanned ? null : 'Since '}
                <LocalTime time={incident.startsAt} />
              </p>
            ) : null}
          </div>
        ) : null}
        {servers.length > 0 ? (
          <div className={classes.card}>
            <h3>
              <SiteLink to="/status">Servers</SiteLink>
            </h3>
            <ul className={classes.servers}>
              {servers.map((server) => (
                <li key={server.id}>
                  <span className={classes.dot} data-status={server.status} aria-hidden="true" />
                  <span className={classes.line}>
                    <span className={classes.name}>{server.name}</span>
                    <span className={classes.fact}>{factOf(server)}</span>
                  </span>
                </li>
              ))}
            </ul>
            {moreServers > 0 ? <p className={classes.note}>and {moreServers} more</p> : null}
            {servers.every(({ isDemo }) => isDemo) ? (
              <p className={classes.note}>Demo servers: they show how the site looks, and nobody can join them.</p>
            ) : null}
          </div>
        ) : null}
        {posts.length > 0 ? (
          <div className={classes.card}>
            <h3>
              <SiteLink to="/blog">Latest posts</SiteLink>
            </h3>
            <ul className={classes.posts}>
              {posts.map(({ id, title, path, time }) => (
                <li key={id}>
                  <SiteLink to={path}>{title}</SiteLink>
                  <span className={classes.fact}>
                    <RelativeTime time={time} now={nowSeconds} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </section>
  );
}

function factOf({ status, players }: LifeServer): string {
  if (status !== 'Online') return status;
  return players === null ? status : `${players.toLocaleString('en')} ${players === 1 ? 'player' : 'players'}`;
}
