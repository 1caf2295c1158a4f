import { useDeferredValue, useMemo } from 'react';
import { ButtonLink } from '@starhaven/ui-kit';
import { useLocale } from '../../hooks/use-locale';
import type { ServerListState } from '../../hooks/use-servers';
import { sortServers } from '../../lib/servers/sort-servers';
import type { StatusView } from '../../lib/status-view';
import { statusViewPath } from '../../lib/status-view';
import type { UptimeRow } from '../../lib/uptimes/uptimes';
import { FollowNote } from '../follow/follow-note';
import { ServerCards } from './server-cards';
import { ServerTable } from './server-table';
import section from '../section.module.css';
import classes from './server-list.module.css';

export interface ServerListProps extends ServerListState {
  view: StatusView;
  now: number;
  /** The days of servers by id; empty on a host without them. */
  days: Readonly<Record<string, UptimeRow>>;
}

/** The servers as table or cards, with the switches (docs/behaviour/status.md#server-list). */
export function ServerList({ servers, isDisconnected, view, now, days }: ServerListProps) {
  return (
    <section className={section.section} aria-labelledby="servers">
      <div className={section.head}>
        <h2 id="servers">
          Server List {isDisconnected ? <span className={classes.disconnected}>(Disconnected)</span> : null}
        </h2>
        <div className={classes.toggles}>
          <ButtonLink to={statusViewPath({ ...view, showsDisabled: !view.showsDisabled })} keepsScroll isReplacing>
            {view.showsDisabled ? 'Hide Disabled' : 'Show Disabled'}
          </ButtonLink>
          <ButtonLink
            to={statusViewPath({ ...view, layout: view.layout === 'table' ? 'cards' : 'table' })}
            keepsScroll
            isReplacing
          >
            {view.layout === 'table' ? 'Card View' : 'Lite Mode'}
          </ButtonLink>
        </div>
      </div>
      <Servers servers={servers} view={view} now={now} days={days} />
      <FollowNote />
    </section>
  );
}

function Servers({ servers, view, now, days }: Omit<ServerListProps, 'isDisconnected' | 'toldAt'>) {
  const locale = useLocale();
  // Hundreds of rows may change at once, and a click must not wait for them.
  const newest = useDeferredValue(servers);
  const { showsDisabled, sort, direction, layout } = view;
  const shown = useMemo(
    () =>
      sortServers(
        (newest ?? []).filter(({ server }) => showsDisabled || !server.disable),
        sort,
        direction,
      ),
    [newest, showsDisabled, sort, direction],
  );
  if (servers === null) {
    return (
      <>
        <p className={`${classes.placeholder} ${classes.connecting}`}>Connecting to server status...</p>
        <noscript>
          <p className={classes.placeholder}>Live server status needs JavaScript. Please turn it on for this site.</p>
        </noscript>
      </>
    );
  }
  if (shown.length === 0) return <p className={classes.placeholder}>No servers available.</p>;
  if (layout === 'table') return <ServerTable servers={shown} days={days} view={view} locale={locale} />;
  return <ServerCards servers={shown} days={days} locale={locale} now={now} />;
}
