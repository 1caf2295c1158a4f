import { memo, useState } from 'react';
import { LocalTime } from '@starhaven/ui-kit';
import type { ChartPoint } from '@starhaven/realtime';
import { chartSeries, thinPoints } from '../../lib/charts/chart-words';
import classes from './statistics-table.module.css';

export interface StatisticsTableProps {
  points: readonly ChartPoint[];
  isOpenAtFirst: boolean;
  locale: string;
}

/** The chart's numbers as a table, also for visitors who cannot see the chart. */
export const StatisticsTable = memo(function StatisticsTable({ points, isOpenAtFirst, locale }: StatisticsTableProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details className={classes.details} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={classes.summary}>Statistics as a table</summary>
      {isOpen ? (
        <div className={classes.box} role="region" aria-label="Statistics as a table" tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Time</th>
                {chartSeries.map(({ name, label }) => (
                  <th key={name} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...thinPoints(points)].reverse().map((point) => (
                <tr key={point.time}>
                  <th scope="row">
                    <LocalTime time={point.time} form="clock" />
                  </th>
                  {chartSeries.map(({ name }) => (
                    <td key={name}>{point[name]?.toLocaleString(locale) ?? '–'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {points.length === 0 ? <p className={classes.none}>Waiting for data...</p> : null}
        </div>
      ) : null}
    </details>
  );
});
