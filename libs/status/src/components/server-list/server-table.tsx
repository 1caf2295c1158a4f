import { memo } from 'react';
import type { ServerEntry } from '@starhaven/contracts/status';
import { displayStatus, serverAnchor } from '@starhaven/contracts/status';
import { ServerAddress, SiteLink } from '@starhaven/ui-kit';
import { statusTone } from '../../lib/servers/status-tone';
import { gameOf } from '../../lib/servers/games';
import { formatPercent, ramPercent } from '../../lib/charts/format-measures';
import type { SortKey } from '../../lib/servers/sort-servers';
import { sortedBy, statusViewPath } from '../../lib/status-view';
import type { StatusView } from '../../lib/status-view';
import type { UptimeRow } from '../../lib/uptimes/uptimes';
import { StatusMark } from '../status-mark';
import { DayBars } from '../uptime-bars/day-bars';
import { FollowForm } from '../follow/follow-form';
import { DemoLabel } from './demo-label';
import classes from './server-table.module.css';

/** The table's columns (docs/behaviour/status.md#table). */
const columns: readonly { key: SortKey; title: string }[] = [
  { key: 'id', title: 'Server ID' },
  { key: 'name', title: 'Name' },
  { key: 'status', title: 'Status' },
  { key: 'players', title: 'Players' },
  { key: 'cpu', title: 'CPU Usage' },
  { key: 'ram', title: 'RAM Usage' },
];

export interface ServerTableProps {
  /** In display order. */
  servers: readonly ServerEntry[];
  days: Readonly<Record<string, UptimeRow>>;
  view: StatusView;
  locale: string;
}

/** Each server in one row. A heading is a link that sorts, so that it works without JavaScript. */
export function ServerTable({ servers, days, view, locale }: ServerTableProps) {
  return (
    <>
      {/* On narrow screens it can be scrolled sideways, also by keyboard. */}
      <div className={classes.box} role="region" aria-label="Servers" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              {columns.map(({ key, title }) => (
                <th
                  key={key}
                  scope="col"
                  data-column={key}
                  aria-sort={view.sort !== key ? undefined : view.direction === 'asc' ? 'ascending' : 'descending'}
                >
                  <SiteLink className={classes.sort} to={statusViewPath(sortedBy(view, key))} keepsScroll isReplacing>
                    {key === 'id' ? <IdTitle /> : title}
                    <span
                      className={classes.arrow}
                      data-direction={view.sort === key ? view.direction : undefined}
                      aria-hidden="true"
                    />
                  </SiteLink>
                </th>
              ))}
            </tr>
          </thead>
          {groupsOf(servers).map(({ title, entries }) => (
            <tbody key={title}>
              {title ? (
                <tr className={classes.group}>
                  <th colSpan={columns.length} scope="rowgroup">
                    <span>{title}</span>
                  </th>
                </tr>
              ) : null}
              {entries.map((entry) => (
                <ServerRow key={entry.id} entry={entry} days={days[entry.id]} locale={locale} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <p className={classes.hint}>Swipe for CPU and RAM, or show the servers as cards.</p>
    </>
  );
}

/** Demo servers have a heading of their own below real ones, because the order begins again there. */
function groupsOf(servers: readonly ServerEntry[]) {
  const real = servers.filter(({ server }) => !server.demo);
  if (real.length === 0 || real.length === servers.length) return [{ title: '', entries: servers }];
  return [
    { title: '', entries: real },
    { title: 'Demo servers', entries: servers.filter(({ server }) => server.demo) },
  ];
}

/** “Server ID”; on phones only “ID” is visible. */
const IdTitle = () => (
  <span>
    <span className={classes.wide}>Server </span>ID
  </span>
);

const formatPercentOrDash = (percent: number | null, locale: string) =>
  percent === null ? '–' : formatPercent(percent, locale);

const ServerRow = memo(function ServerRow({
  entry: { id, name, server },
  days,
  locale,
}: {
  entry: ServerEntry;
  days: UptimeRow | undefined;
  locale: string;
}) {
  const status = displayStatus(server);
  return (
    <tr id={serverAnchor(id)}>
      <td data-column="id">{id}</td>
      <th scope="row" data-column="name">
        <span className={classes.name}>{name}</span>
        {server.demo ? <DemoLabel /> : null}{' '}
        <span className={classes.more}>
          {[server.game === 0 ? '' : gameOf(server.game).title, server.maintenance].filter(Boolean).join(' · ')}
        </span>
        {days ? <DayBars row={days} isSmall /> : null}
        <ServerAddress className={classes.address} name={name} address={server.address} />
        <FollowForm kind="server" id={id} name={name} />
      </th>
      <td data-column="status">
        <StatusMark tone={statusTone[status]}>{status}</StatusMark>
      </td>
      <td data-column="players">{server.playersKnown ? server.stats.player.toLocaleString(locale) : '–'}</td>
      <td data-column="cpu">{formatPercentOrDash(server.cpu?.usage ?? null, locale)}</td>
      <td data-column="ram">{formatPercentOrDash(ramPercent(server.ram), locale)}</td>
    </tr>
  );
});
