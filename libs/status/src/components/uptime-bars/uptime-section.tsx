import { memo } from 'react';
import { SiteLink, visuallyHidden } from '@starhaven/ui-kit';
import { dayAfter, dayWords, formatShare, hadTrouble } from '../../lib/incidents/day-words';
import { badgePath } from '../../lib/status-paths';
import type { StatusView } from '../../lib/status-view';
import { statusViewPath } from '../../lib/status-view';
import type { UptimeRow, Uptimes } from '../../lib/uptimes/uptimes';
import { DayBars } from './day-bars';
import classes from './uptime-section.module.css';

export interface UptimeSectionProps {
  uptimes: Uptimes;
  view: StatusView;
}

/** How reliable the servers were: three percentages and a bar for each of 90 days. */
export const UptimeSection = memo(function UptimeSection({ uptimes: { rows, total }, view }: UptimeSectionProps) {
  return (
    <section className={classes.section} aria-labelledby="uptime">
      <h2 id="uptime">Uptime</h2>
      {rows.length === 0 ? <p className={classes.none}>No server has been watched for long enough yet.</p> : null}
      <ul className={classes.list}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {rows.length < total || view.showsAllUptimes ? (
        <p>
          <SiteLink to={statusViewPath({ ...view, showsAllUptimes: !view.showsAllUptimes })} keepsScroll isReplacing>
            {view.showsAllUptimes ? 'Show the first servers only' : `Show all ${total} servers`}
          </SiteLink>
        </p>
      ) : null}
    </section>
  );
});

function Row({ row }: { row: UptimeRow }) {
  const shares = [
    { label: '24 h', percent: row.percent24h },
    { label: '7 days', percent: row.percent7d },
    { label: '30 days', percent: row.percent30d },
  ];
  // A tooltip is not available on touch screens or to screen readers, so days with trouble are also described in text.
  const troubled = row.bars
    .map((bar, index) => (hadTrouble(bar) ? dayWords(dayAfter(row.firstDay, index), bar) : ''))
    .filter((words) => words !== '')
    .reverse();
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <h3>{row.name}</h3>
        <dl className={classes.shares}>
          {shares.map(({ label, percent }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{percent === null ? '–' : formatShare(percent)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <DayBars row={row} />
      <p className={classes.ends}>
        <span>{row.bars.length} days ago</span>
        <SiteLink to={badgePath(row.id)} isReload>
          Badge<span className={visuallyHidden}> of {row.name}</span>
        </SiteLink>
        <span>Today</span>
      </p>
      {troubled.length > 0 ? (
        <details className={classes.days}>
          <summary>
            {troubled.length === 1 ? '1 day' : `${troubled.length} days`} with downtime or maintenance
            <span className={visuallyHidden}> of {row.name}</span>
          </summary>
          <ul>
            {troubled.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}
