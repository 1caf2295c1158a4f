import { memo } from 'react';
import type { ServerEntry } from '@starhaven/contracts/status';
import { SiteLink } from '@starhaven/ui-kit';
import { displayStatus, statusTone } from '../../lib/display-status';
import { formatPercent, ramPercent } from '../../lib/format-measures';
import type { SortKey } from '../../lib/sort-servers';
import { serverAnchor } from '../../lib/server-anchor';
import { sortedBy, statusViewPath } from '../../lib/status-view';
import type { StatusView } from '../../lib/status-view';
import { StatusMark } from '../status-mark';
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
  view: StatusView;
  locale: string;
}

/** Each server in one row. A heading is a link that sorts, so that it works without JavaScript. */
export function ServerTable({ servers, view, locale }: ServerTableProps) {
  return (
    <>
      {/* Narrow screens scroll it sideways, by keyboard as well. */}
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
                    {title}
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
          <tbody>
            {servers.map((entry) => (
              <ServerRow key={entry.id} entry={entry} locale={locale} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.hint}>Swipe for players, CPU and RAM, or show the servers as cards.</p>
    </>
  );
}

const formatPercentOrDash = (percent: number | null, locale: string) =>
  percent === null ? '–' : formatPercent(percent, locale);

const ServerRow = memo(function ServerRow({
  entry: { id, name, server },
  locale,
}: {
  entry: ServerEntry;
  locale: string;
}) {
  const status = displayStatus(server);
  return (
    <tr id={serverAnchor(id)}>
      <td data-column="id">{id}</td>
      <th scope="row" data-column="name">
        <span className={classes.name}>{name}</span>
        {server.demo ? <DemoLabel /> : null}
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
